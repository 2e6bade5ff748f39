#pragma once

#include "infer/comments/comment_terms.h"

#include <vector>

namespace eclat {

// Returns what a sentence in the comment of an operation says about every result: "…, never negative", "The result is
// always at least 1".
std::vector<Expr> saidOfResult(const Sentence &sentence, const CommentTerms &terms);

}  // namespace eclat
