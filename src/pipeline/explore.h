#pragma once

#include "execute/execute_inputs.h"
#include "flow/component.h"
#include "flow/finding.h"
#include "flow/model.h"
#include "flow/request.h"
#include "reduce/reduce_findings.h"
#include "support/progress.h"

#include <map>
#include <set>
#include <string>
#include <utility>

namespace eclat {

struct Explored {
  Partition faults;
  Stats stats;
  std::set<int> reached;  // numbers of basic blocks
  std::map<std::pair<int, std::string>, std::uint64_t> blocked;  // by tested operation and action
};

// The one loop: generate, execute, classify, feed the pool. Classifier-guided and bottom-up, in rounds
// (Eclat §3.5): only inputs labelled normal or new become building blocks.
Result<Explored> explore(Executor &executor, const Component &component, const Schema &schema, const Model &model,
                         const ExploreOptions &options, Progress &progress);

}  // namespace eclat
