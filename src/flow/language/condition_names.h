#pragma once

#include <set>
#include <string>

namespace eclat {

// Returns the names in a statement, without the words of the property language.
std::set<std::string> namesIn(const std::string &text);

// Returns the names whose values a condition tests. `a[i] < b->n` tests none of a, i and b: it relies on them.
std::set<std::string> namesAskedFor(const std::string &condition);

}  // namespace eclat
