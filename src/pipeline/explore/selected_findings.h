#pragma once

#include "execute/execute_inputs.h"
#include "flow/component.h"
#include "flow/finding.h"
#include "flow/request.h"
#include "reduce/select_inputs.h"

#include <vector>

namespace eclat {

// in:  the findings that selection by property left, confirmed, and the inputs that reach new branches
// out: what was asked for by --select, in order, each with the techniques that selected it
std::vector<Finding> selectedFindings(std::vector<Finding> byProperty, const Selection &selection, Select select,
                                      const Component &component, Executor &executor);

}  // namespace eclat
