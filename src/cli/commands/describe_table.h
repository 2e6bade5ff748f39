#pragma once

#include "flow/component.h"

#include <string>

namespace eclat {

// What `eclat describe` prints: every public operation by class, whether inputs call it, why not, and what to do. Lines
// are at most `width` columns long as far as the names allow it; the last one counts.
std::string describeTable(const Component &component, std::size_t width);

// The same as JSON: one object per operation with class, operation, state, why and remedy, and the counts.
std::string describeJson(const Component &component);

// The columns of the terminal: $COLUMNS, or what standard output knows; enough for one line of ours without both.
std::size_t terminalWidth();

}  // namespace eclat
