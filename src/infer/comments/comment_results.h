#pragma once

#include "infer/comments/comment_terms.h"

#include <vector>

namespace eclat {

// What a sentence in the comment of an operation says of whatever it returns: "…, never negative", "The result is
// always at least 1".
std::vector<Expr> saidOfResult(const Sentence &sentence, const CommentTerms &terms);

}  // namespace eclat
