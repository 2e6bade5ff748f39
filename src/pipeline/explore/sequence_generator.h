#pragma once

#include "generate/exhaustive.h"
#include "pipeline/symbolic/symbolic_search.h"

namespace eclat {

// in:  the states that sequences of calls have led to, in the pool
// out: every sequence with one more call, up to options.symbolicLength, and of that call every path: one input per path
// why: this is SymGen of the Symclat study, breadth-first: literals are solved for, objects come from the sequence; one
//      object passed twice, and two that were made alike, are tried, too
// not here: deciding which states are built on (SymbolicSearch::leadsOn, which the loop asks)
class SequenceGenerator : public Generator {
public:
  SequenceGenerator(const Component &component, const ExploreOptions &options, Hints hints, SymbolicSearch &search)
      : sequences_(component, options, std::move(hints), Constants::OfAShape), search_(search) {}

  // Returns the paths of up to `count` sequences.
  std::vector<Input> generate(const Operation &operation, const Pool &pool, int count) override;
  // Returns the paths of the next sequence.
  std::vector<Input> generateOne(const Operation &operation, const Pool &pool);

private:
  std::vector<Input> pathsOf(const std::vector<Input> &sequences);

  ExhaustiveGenerator sequences_;
  SymbolicSearch &search_;
};

}  // namespace eclat
