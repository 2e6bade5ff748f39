#pragma once

#include <string>
#include <string_view>

namespace eclat {

// Returns the name in a signature: "geo::Stack::push" of "geo::Stack::push(int) const".
std::string nameInSignature(const std::string &signature);

// True if a pattern of the configuration means the operation with this signature. A pattern is a signature, a name with
// as many scopes as the user likes, or either with * and ? in it: "Stack::push", "push", "Stack::push(int)" and "p*"
// all mean "geo::Stack::push(int)".
bool meansOperation(std::string_view pattern, const std::string &signature);

}  // namespace eclat
