#pragma once

#include "execute/execute_inputs.h"
#include "flow/call_graph.h"
#include "flow/component.h"
#include "flow/finding.h"
#include "flow/model.h"
#include "flow/request.h"
#include "generate/hints.h"
#include "judge/illegal_ends.h"
#include "judge/judge.h"
#include "judge/learning.h"
#include "pipeline/symbolic/symbolic_search.h"
#include "pipeline/truth_stage.h"
#include "reduce/reduce_findings.h"
#include "reduce/select_inputs.h"
#include "support/progress.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace eclat {

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
  IllegalEnds illegalEnds;

  void add(const Explored &other);  // of another seed
  // Counts what confirmed findings show to be the doing of the class among the faults.
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

// The judge of what this executor runs.
Judge judgeOf(Executor &executor, const Exploration &exploration, const Learning &learning);

// The one loop: generate, execute, classify, feed the pool. Classifier-guided and bottom-up, in rounds
// (Eclat §3.5): only inputs labelled normal or new become building blocks.
Result<Explored> explore(Executor &executor, const Exploration &exploration, Learning &learning, Progress &progress);

}  // namespace eclat
