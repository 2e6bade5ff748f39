#pragma once

#include "flow/component.h"
#include "flow/finding.h"

#include <vector>

namespace eclat {

// in:  findings in the order in which they should be read
// out: one finding per cause: where several findings are one cause seen from several sides, the first of them holds the
//      others as its variants
// why: a reader wants to see each cause once; nothing is lost, as variants keep all that a finding has
// not here: which inputs share a pattern (Partition), the order of findings (judge/rank_findings.h)
std::vector<Finding> groupFindings(std::vector<Finding> findings, const Component &component);

}  // namespace eclat
