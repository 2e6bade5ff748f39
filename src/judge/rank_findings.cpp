#include "judge/rank_findings.h"

#include "flow/given.h"

#include <algorithm>
#include <fmt/format.h>
#include <tuple>

namespace eclat {

namespace {

constexpr std::uint64_t kMuchEvidence = 20;  // different states of the examples

struct Rank {
  int order = 0;
  std::string reason;
};

bool isOfObject(const ViolatedProperty &violated) {
  return violated.point.kind == PointKind::Object || violated.point.kind == PointKind::Class;
}

// The most states that any of the broken properties rests on.
std::uint64_t statesBehind(const Finding &finding, const Model &model) {
  std::uint64_t most = 0;
  for (int property : finding.pattern.properties)
    if (static_cast<std::size_t>(property) < model.properties.size())
      most = std::max(most, model.properties[static_cast<std::size_t>(property)].states);
  return most;
}

Rank rankOf(const Finding &finding, const Component &component, const Model &model) {
  const Operation &op = component.operations[static_cast<std::size_t>(finding.operation)];
  bool endsProcess = !cameBack(finding.pattern.ending);
  if (!finding.pattern.clauses.empty())
    return {0, "it breaks what your specification says"};
  // An operation tells more than a law in which it is called.
  if (endsProcess)
    return {op.kind == OperationKind::Law ? 2 : 1, "the process ends, and the caller kept the rules"};
  if (op.kind == OperationKind::Law)
    return {2, "it breaks a law that objects of every class keep"};
  if (finding.pattern.properties.empty())
    return {3, "it throws what it never threw, and the caller kept the rules"};
  if (breaksPromiseToThrow(finding.outcome, model))
    return {2, "it does not throw where a comment says that it does"};
  if (breaksGivenPromise(finding.outcome, model))
    return {2, "it does something else than a comment says"};
  bool isLaw = std::ranges::any_of(finding.violated, [](const ViolatedProperty &v) { return !v.law.empty(); });
  if (isLaw)
    return {2, "it breaks a law that objects of every class keep"};
  std::uint64_t states = statesBehind(finding, model);
  if (std::ranges::any_of(finding.violated, isOfObject))
    return {4, fmt::format("it leaves a broken object behind; what it broke rests on {} different states", states)};
  return states >= kMuchEvidence ? Rank{5, fmt::format("what it broke rests on {} different states", states)}
                                 : Rank{6, fmt::format("what it broke rests on no more than {} different state{}",
                                                       states, states == 1 ? "" : "s")};
}

}  // namespace

std::vector<Finding> rankFindings(std::vector<Finding> findings, const Component &component, const Model &model) {
  std::vector<std::pair<Rank, Finding>> ranked;
  for (Finding &finding : findings) {
    Rank rank = rankOf(finding, component, model);
    finding.reason = finding.doubt.empty() ? rank.reason : "there is doubt";
    ranked.emplace_back(rank, std::move(finding));
  }
  auto key = [](const std::pair<Rank, Finding> &entry) {
    const auto &[rank, finding] = entry;
    return std::tuple(!finding.doubt.empty(), rank.order, finding.input.steps.size(), finding.id);
  };
  std::ranges::stable_sort(ranked, {}, key);
  std::vector<Finding> out;
  for (auto &[rank, finding] : ranked)
    out.push_back(std::move(finding));
  return out;
}

}  // namespace eclat
