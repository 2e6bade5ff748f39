#pragma once

#include "judge/held_model.h"
#include "pipeline/stages.h"

#include <set>

namespace eclat {

// How one exploration differs from others of the same run.
struct ExplorationPlan {
  ExploreOptions options;
  PutAside aside;
  std::set<int> covered;  // blocks that inputs reach which were selected before
};

struct Exploring {
  Report report;
  std::set<int> covered;  // blocks that its selected inputs reach
};

// in:  what is known of the component, the model, and what this exploration is to be like
// out: the report of one exploration, with its own workers and journal
// not here: the loop itself (explore.h), explorations one after another (search.cpp)
Result<Exploring> exploreOnce(const Run &run, const Examined &examined, const Model &model, const CallGraphs &graphs,
                              const ExplorationPlan &plan);

}  // namespace eclat
