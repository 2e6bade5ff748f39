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

// What exploring knows of the first input of a fault, beside the input itself. To add a fact you must give it a member
// here, and a line in tell().
struct Origin {
  std::string foundBy;    // which source made it
  std::string solvedFor;  // what it was solved for, if it was

  void tell(Finding &finding) const;
};

struct Explored {
  Partition faults;
  Stats stats;
  std::map<int, OperationFigures> operations;
  std::vector<Input> promising;       // normal inputs that reached a new state, or code that the tests do not reach
  std::set<int> reached;              // basic blocks that inputs reached, by number
  std::map<Pattern, Origin> origins;  // of the first inputs of faults
  // Counts how often the sandbox blocked an action, by tested operation and action.
  std::map<std::pair<int, std::string>, std::uint64_t> blocked;
  std::vector<LabelledInput> labelled;  // all inputs, if labels are to be measured against the truth
  Selection selection;
  IllegalEnds illegalEnds;

  void add(const Explored &other);  // adds what another seed has found
  // Counts as faults the illegal inputs that end as confirmed findings do.
  void holdAgainstClass(const std::vector<Finding> &confirmed);
};

// All values that exploring starts from.
struct Exploration {
  const Component &component;
  const Schema &schema;
  const Model &model;
  const Hints &hints;
  const CallGraphs &graphs;
  const ExploreOptions &options;
  const std::set<int> &untested;       // basic blocks of the component that the examples do not reach
  SymbolicSearch *symbolic = nullptr;  // null: literals are not solved for
  // The loop calls this at the end of each round with what was found so far; null: nobody asks.
  std::function<void(const Explored &)> onRound = {};
};

// Makes the judge of inputs that this executor runs.
Judge judgeOf(Executor &executor, const Exploration &exploration, const Learning &learning);

// The one loop: generate, execute, classify, feed the pool, in rounds. It works bottom-up and is guided by labels
// (Eclat §3.5): only inputs labelled normal or new become building blocks.
Result<Explored> explore(Executor &executor, const Exploration &exploration, Learning &learning, Progress &progress);

}  // namespace eclat
