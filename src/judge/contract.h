#pragma once

#include "flow/component.h"
#include "flow/outcome.h"

#include <string>
#include <string_view>
#include <vector>

namespace eclat {

// True if the tested call ended because the code itself states a rule that its caller broke: an assertion of the
// operation's own class about its arguments failed before the call had changed anything.
bool isOwnPrecondition(const Outcome &outcome, const Operation &operation, const Component &component);

// True if the exception is of a class that belongs to the code of the operation: with it the code refuses the call in
// its own words.
bool isOwnException(const Outcome &outcome, const Operation &operation);

// Returns the names that qualify a function, and its own name, without template arguments: {"absl", "Cord", "at"} for
// "char absl::Cord::at(size_t) const".
std::vector<std::string> namesOf(std::string_view function);

}  // namespace eclat
