#pragma once

#include "flow/component.h"
#include "flow/finding.h"

#include <set>
#include <vector>

namespace eclat {

// A normal input that was run alone and did the same again. `outcome.newBlocks` holds all blocks that it reaches.
struct SteadyInput {
  Input input;
  Outcome outcome;
};

// in:  normal inputs with what they did, and the blocks that the user's tests do not reach
// out: few of these inputs: each reaches untested blocks that those before it do not reach, and those that reach most
//      come first; then, for each operation that none of them calls, one input that ends in a state of its own
// why: inputs that did well are worth keeping, too: as tests they extend the user's suite
// not here: running inputs, writing tests
std::vector<Regression> chooseRegressions(const std::vector<SteadyInput> &candidates, const std::set<int> &untested,
                                          const Component &component);

}  // namespace eclat
