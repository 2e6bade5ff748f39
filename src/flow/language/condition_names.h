#pragma once

#include <set>
#include <string>

namespace eclat {

// The names in a statement, without those of the property language.
std::set<std::string> namesIn(const std::string &text);

// Of a condition in the code: what it asks of names. `a[i] < b->n` asks nothing of a, i and b, which it takes for
// granted.
std::set<std::string> namesAskedFor(const std::string &condition);

}  // namespace eclat
