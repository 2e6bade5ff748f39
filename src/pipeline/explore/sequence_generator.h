#pragma once

#include "generate/exhaustive.h"
#include "pipeline/symbolic/symbolic_search.h"

namespace eclat {

// in:  the states that sequences of calls have led to, in the pool
// out: every sequence with one call more, up to options.symbolicLength, and of that call every path: one input each
// why: SymGen of the Symclat study, breadth-first; literals are solved for, objects come from the sequence, the same
// one
//      twice and two alike included
// not here: which states are built on (SymbolicSearch::leadsOn, asked by the loop)
class SequenceGenerator : public Generator {
public:
  SequenceGenerator(const Component &component, const ExploreOptions &options, Hints hints, SymbolicSearch &search)
      : sequences_(component, options, std::move(hints), Constants::OfAShape), search_(search) {}

  // Of up to `count` sequences.
  std::vector<Input> generate(const Operation &operation, const Pool &pool, int count) override;
  // Of the next one.
  std::vector<Input> generateOne(const Operation &operation, const Pool &pool);

private:
  std::vector<Input> pathsOf(const std::vector<Input> &sequences);

  ExhaustiveGenerator sequences_;
  SymbolicSearch &search_;
};

}  // namespace eclat
