#pragma once

#include "flow/component.h"

#include <string>

namespace eclat {

// Writes what `eclat describe` prints: every public operation by class, whether inputs call it, and if not why, and
// what to do about it. Lines are at most `width` columns long as far as names allow it; the last line counts the
// operations.
std::string describeTable(const Component &component, std::size_t width);

// Writes the same table as JSON: one object per operation with class, operation, state, why and remedy, and the counts.
std::string describeJson(const Component &component);

// Returns the columns of the terminal: $COLUMNS, or what standard output knows; without both, enough for each line of
// ours.
std::size_t terminalWidth();

}  // namespace eclat
