#pragma once

#include "flow/call_graph.h"
#include "flow/component.h"
#include "infer/graphs/call_walk.h"
#include "infer/graphs/participants.h"

#include <map>
#include <utility>
#include <vector>

namespace eclat {

// Finds the parameters that an operation never changes (Palulu §2.1.1, after dynamic immutability analysis): in all
// calls of the examples, what is observed of the object is the same at entry and exit.
//
// Only what the model observes is compared. If an object may have more behind that (pointers, classes that cannot be
// opened), it counts as unchanged only if it is also declared const.
class MutabilityAnalysis final : public CallVisitor {
public:
  MutabilityAnalysis(const Component &component, const Schema &schema);

  void entered(std::uint64_t, const OpenCall &) override {}
  void left(std::uint64_t thread, const OpenCall &call, const TraceEvent &end) override;
  void lost(std::uint64_t) override {}
  void objectEnded(std::uint64_t) override {}

  std::vector<Mutability> conclude() const;

private:
  bool isDeclaredConst(const Operation &operation, int position) const;
  bool isSeenWhole(const std::string &className) const;

  const Component &component_;
  std::vector<std::vector<Participant>> participants_;
  std::map<std::pair<int, int>, Mutability> all_;  // keys: operation and position
};

}  // namespace eclat
