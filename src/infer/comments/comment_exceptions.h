#pragma once

#include <string>
#include <vector>

namespace eclat {

// in:  the comment of an operation, or of its class, and the name of the operation
// out: the types that it says the operation throws: "\throws ParseError", "peek(), next() and skip() then throw
//      std::runtime_error"
// why: what its author announces is no surprise, whatever the type
// not here: when it must be thrown (infer/comments/comment_clauses.h)
std::vector<std::string> exceptionsIn(const std::string &comment, const std::string &operation);

}  // namespace eclat
