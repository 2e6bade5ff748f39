#pragma once

#include "flow/component.h"
#include "flow/outcome.h"

#include <string>
#include <string_view>
#include <vector>

namespace eclat {

// True if the tested call ended because the code itself states a rule that its caller broke: a failed assertion of the
// operation's own class about what it was given, before anything was changed.
bool isOwnPrecondition(const Outcome &outcome, const Operation &operation, const Component &component);

// True if what was thrown is a class that belongs to the code of the operation: it says no in its own words.
bool isOwnException(const Outcome &outcome, const Operation &operation);

// The names that qualify a function and its own, without template arguments: {"absl", "Cord", "at"} for
// "char absl::Cord::at(size_t) const".
std::vector<std::string> namesOf(std::string_view function);

}  // namespace eclat
