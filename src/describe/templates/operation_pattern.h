#pragma once

#include <string>
#include <string_view>

namespace eclat {

// "geo::Stack::push" of "geo::Stack::push(int) const".
std::string nameInSignature(const std::string &signature);

// True if a pattern of the configuration means this operation: its signature, its name with as many scopes as the
// pattern gives, or either with * and ? in it. "Stack::push", "push", "Stack::push(int)" and "p*" mean
// "geo::Stack::push(int)".
bool meansOperation(std::string_view pattern, const std::string &signature);

}  // namespace eclat
