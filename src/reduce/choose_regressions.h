#pragma once

#include "flow/component.h"
#include "flow/finding.h"

#include <set>
#include <vector>

namespace eclat {

// A normal input that was run alone: `outcome.newBlocks` are all blocks it reaches.
struct SteadyInput {
  Input input;
  Outcome outcome;
};

// in:  normal inputs with what they did, and the blocks that the tests do not reach
// out: few of them, each of which reaches such blocks that those before it do not, those that bring most
//      first; then, for operations that none of these calls, one each that ends in a state of its own
// why: a suite can be extended as well as broken
// not here: running inputs, writing tests
std::vector<Regression> chooseRegressions(const std::vector<SteadyInput> &candidates, const std::set<int> &untested,
                                          const Component &component);

}  // namespace eclat
