#pragma once

#include "flow/component.h"
#include "flow/finding.h"
#include "flow/model.h"

#include <vector>

namespace eclat {

// in:  findings in any order
// out: the same findings, most likely a fault first, each with the reason for its place
// why: whoever has time for one finding should look at the first
// not here: which findings have one cause (group_findings.h)
std::vector<Finding> rankFindings(std::vector<Finding> findings, const Component &component, const Model &model);

}  // namespace eclat
