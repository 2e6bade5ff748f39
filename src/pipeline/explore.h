#pragma once

#include "classify/learning.h"
#include "execute/execute_inputs.h"
#include "flow/call_graph.h"
#include "flow/component.h"
#include "flow/finding.h"
#include "flow/model.h"
#include "flow/request.h"
#include "generate/hints.h"
#include "pipeline/stages.h"
#include "pipeline/symbolic_search.h"
#include "reduce/reduce_findings.h"
#include "reduce/select_inputs.h"
#include "support/progress.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace eclat {

// An input that was held against its caller, and ended the process.
struct IllegalEnd {
  int operation = 0;
  std::size_t number = 0;  // among the labelled ones, from 1; 0: they are not kept
};

struct Explored {
  Partition faults;
  Stats stats;
  std::map<int, OperationFigures> operations;
  std::vector<Input> promising;              // normal ones that reached code that the tests do not, or a new state
  std::set<int> reached;                     // numbers of basic blocks
  std::map<Pattern, std::string> foundBy;    // of faults: the source of the first input
  std::map<Pattern, std::string> solvedFor;  // of those whose first input was solved for: why
  std::map<std::pair<int, std::string>, std::uint64_t> blocked;  // by tested operation and action
  std::vector<LabelledInput> labelled;                           // all of them, where they are to be judged again
  Selection selection;
  std::map<std::pair<Ending, std::string>, std::vector<IllegalEnd>> illegalEnds;  // by how and where

  void add(const Explored &other);  // of another seed
  // Where a legal input ends in the same way at the same place, it is the class: whatever those other callers did.
  void holdAgainstClass(const std::vector<Finding> &confirmed);
};

// All that exploring starts from.
struct Exploration {
  const Component &component;
  const Schema &schema;
  const Model &model;
  const Hints &hints;
  const CallGraphs &graphs;
  const ExploreOptions &options;
  const std::set<int> &untested;                       // blocks of the component that the examples do not reach
  SymbolicSearch *symbolic = nullptr;                  // where literals are solved for
  std::function<void(const Explored &)> onRound = {};  // what was found until the end of each round; null: nobody asks
};

// The one loop: generate, execute, classify, feed the pool. Classifier-guided and bottom-up, in rounds
// (Eclat §3.5): only inputs labelled normal or new become building blocks.
Result<Explored> explore(Executor &executor, const Exploration &exploration, Learning &learning, Progress &progress);

}  // namespace eclat
