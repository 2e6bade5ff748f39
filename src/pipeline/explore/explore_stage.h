#pragma once

#include "judge/held_model.h"
#include "pipeline/stages.h"

#include <set>

namespace eclat {

// Says how one exploration differs from others of the same run.
struct ExplorationPlan {
  ExploreOptions options;
  PutAside aside;
  std::set<int> covered;  // basic blocks that inputs selected by earlier explorations reach
};

struct Exploring {
  Report report;
  std::set<int> covered;  // basic blocks that its selected inputs reach
};

// in:  the component and its examples, the model, and the plan of this exploration
// out: the report of this exploration, which has workers and a journal of its own
// not here: the loop itself (explore.h), explorations one after another (search.cpp)
Result<Exploring> exploreOnce(const Run &run, const Examined &examined, const Model &model, const CallGraphs &graphs,
                              const ExplorationPlan &plan);

}  // namespace eclat
