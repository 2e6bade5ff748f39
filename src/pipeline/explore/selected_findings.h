#pragma once

#include "execute/execute_inputs.h"
#include "flow/component.h"
#include "flow/finding.h"
#include "flow/request.h"
#include "reduce/select_inputs.h"

#include <vector>

namespace eclat {

// in:  the confirmed findings that selection by property left, and the inputs that reach new branches
// out: the findings that --select asks for, in order, each with the techniques that selected it
std::vector<Finding> selectedFindings(std::vector<Finding> byProperty, const Selection &selection, Select select,
                                      const Component &component, Executor &executor);

}  // namespace eclat
