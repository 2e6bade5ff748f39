#include "reduce/choose_regressions.h"

#include "reduce/reduce_findings.h"
#include "support/files.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>

namespace eclat {

namespace {

constexpr std::size_t kMost = 20;

std::uint64_t newIn(const SteadyInput &candidate, const std::set<int> &unreached) {
  return static_cast<std::uint64_t>(
      std::ranges::count_if(candidate.outcome.newBlocks, [&](int block) { return unreached.contains(block); }));
}

Regression regressionOf(const SteadyInput &candidate, const Component &component) {
  const Operation &op = component.operations[static_cast<std::size_t>(candidate.input.steps.back().operation)];
  Regression regression{.operation = op.id, .input = candidate.input, .outcome = candidate.outcome};
  regression.outcome.newBlocks.clear();
  regression.id = fmt::format("keeps.{}", hexDigits(hashText(op.signature, hashInput(candidate.input)), 6));
  return regression;
}

// Others are asked for their answer by every test that calls observers.
bool leadsToStates(const Operation &op) {
  return op.kind == OperationKind::Constructor || (op.hasReceiver() && op.mayChangeReceiver()) ||
         op.kind == OperationKind::Function || op.kind == OperationKind::StaticMethod;
}

}  // namespace

std::vector<Regression> chooseRegressions(const std::vector<SteadyInput> &candidates, const std::set<int> &untested,
                                          const Component &component) {
  std::vector<Regression> chosen;
  std::set<int> unreached = untested, operations;
  std::set<std::uint64_t> states;
  auto take = [&](const SteadyInput &candidate, std::uint64_t gain) {
    chosen.push_back(regressionOf(candidate, component));
    chosen.back().newBlocks = gain;
    chosen.back().isNewState = states.insert(candidate.outcome.state).second;
    for (int block : candidate.outcome.newBlocks)
      unreached.erase(block);
    operations.insert(chosen.back().operation);
  };
  while (chosen.size() < kMost) {
    const SteadyInput *best = nullptr;
    std::uint64_t most = 0;
    for (const SteadyInput &candidate : candidates)
      if (std::uint64_t gain = newIn(candidate, unreached);
          gain > most || (gain == most && gain > 0 && isSimpler(candidate.input, best->input))) {
        best = &candidate;
        most = gain;
      }
    if (!best)
      break;
    take(*best, most);
  }
  for (const SteadyInput &candidate : candidates) {
    int operation = candidate.input.steps.back().operation;
    bool leadsOn = leadsToStates(component.operations[static_cast<std::size_t>(operation)]);
    if (chosen.size() < kMost && leadsOn && !operations.contains(operation) &&
        !states.contains(candidate.outcome.state))
      take(candidate, 0);
  }
  return chosen;
}

}  // namespace eclat
