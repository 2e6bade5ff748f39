#pragma once

#include "flow/component.h"
#include "flow/finding.h"
#include "flow/model.h"

#include <vector>

namespace eclat {

// These sentences tell the reader of a finding why its input may be no fault although it was confirmed. kUnsteady: the
// input was run a second time with other bytes in new memory.
inline constexpr const char *kUnsteady =
    "it depends on memory that nothing had written: with other bytes there it ends in another way";
// Two judges had a say, and only the one that knows no model calls it a fault.
inline constexpr const char *kByEnding = "no example makes such a call: only how it ends speaks against the class";

// Gives findings that have no doubt yet the one that so many operations break the same property of their objects.
void doubtWhatManyBreak(std::vector<Finding> &findings, const Component &component);

// True if the pattern breaks nothing but exit properties of the operation, which the examples show only for the paths
// that they took. If the tested call took another path, a branch that its author wrote for that case, such a violation
// says nothing. A broken object is broken on any path.
bool speaksOfKnownPaths(const Pattern &pattern, const Model &model);

}  // namespace eclat
