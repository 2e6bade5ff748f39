#pragma once

#include "flow/component.h"
#include "flow/finding.h"

#include <vector>

namespace eclat {

// in:  findings, those to be read first in front
// out: the same, but those that are one cause seen from several sides as variants of the first of them
// why: a reader wants to see each cause once; nothing is lost, as variants keep all that a finding has
// not here: which inputs share a pattern (Partition), what order they come in (rank_findings)
std::vector<Finding> groupFindings(std::vector<Finding> findings, const Component &component);

}  // namespace eclat
