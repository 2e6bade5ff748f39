#pragma once

#include "flow/call_graph.h"
#include "flow/component.h"
#include "infer/graphs/call_walk.h"
#include "infer/graphs/participants.h"

#include <map>
#include <utility>
#include <vector>

namespace eclat {

// Which parameters of which operations are never changed (Palulu §2.1.1, after dynamic immutability analysis): of no
// call of the examples what is seen of the object differs between entry and exit.
//
// What is seen is what the model sees of it. Where more can be behind it (pointers, classes that cannot be opened),
// only what is also declared const counts as unchanged.
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
  std::map<std::pair<int, int>, Mutability> all_;  // by operation and position
};

}  // namespace eclat
