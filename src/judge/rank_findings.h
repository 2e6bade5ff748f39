#pragma once

#include "flow/component.h"
#include "flow/finding.h"
#include "flow/model.h"

#include <vector>

namespace eclat {

// in:  findings in any order
// out: the same, each with the reason for its place, most likely a fault first
// why: whoever has time for one finding should look at the first
// not here: which of them are one (group_findings.h)
std::vector<Finding> rankFindings(std::vector<Finding> findings, const Component &component, const Model &model);

}  // namespace eclat
