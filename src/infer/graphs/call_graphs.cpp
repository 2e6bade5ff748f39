#include "infer/graphs/call_graphs.h"

#include "flow/passed_constants.h"
#include "infer/graphs/graph_shape.h"
#include "infer/graphs/mutability.h"
#include "kinds/kind.h"
#include "support/try.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace eclat {

namespace {

// A call in the history of one object, and those inside it.
struct Record {
  int operation = 0;
  std::vector<int> positions;
  PassedConstants arguments;
  std::vector<Record> inner;
  std::string className;                // of the object, as the operation declares it
  std::uint64_t before = 0, after = 0;  // what is seen of it: see Growing::step
  bool makes = false;                   // by construction; a result may be an object that was there before
};

// The graph of a class while histories still come in: a tree, in which the calls inside a call make a tree of their own
// between the two nodes of that call. So no path leads back.
class Growing {
public:
  explicit Growing(std::string className) { graph_.className = std::move(className); }

  // The node that the object is at then; -1: behind what the graph can hold.
  int step(int from, const Record &record) { return step(from, kTop, record, -1, false); }

  int begin(bool isHeadless) {
    ++graph_.objects;
    graph_.headless += isHeadless;
    if (!isHeadless)
      return CallGraph::kRoot;
    return step(CallGraph::kRoot, {.operation = kAnyMaker, .positions = {kResultPosition}});
  }

  void cut() { ++graph_.cut; }
  CallGraph take() { return std::move(graph_); }

private:
  static constexpr int kTop = -1;
  using Key = std::tuple<int, int, int, std::vector<int>, bool>;  // node, cell, operation, positions, ends the cell

  // `cell`: the edge whose inside this is. `to`: where it has to lead, or -1.
  int step(int from, int cell, const Record &record, int to, bool isNested) {
    Key key{from, cell, record.operation, record.positions, to >= 0};
    auto it = edges_.find(key);
    if (it == edges_.end()) {
      if (to < 0 && static_cast<std::size_t>(graph_.nodes) >= kMostGraphNodes)
        return cut(), -1;
      int target = to >= 0 ? to : graph_.nodes++;
      it = edges_.emplace(std::move(key), static_cast<int>(graph_.edges.size())).first;
      graph_.edges.push_back({.from = from,
                              .to = target,
                              .operation = record.operation,
                              .positions = record.positions,
                              .isNested = isNested});
    }
    int number = it->second;
    GraphEdge &edge = graph_.edges[static_cast<std::size_t>(number)];
    ++edge.count;
    addArguments(edge, record.arguments);
    int end = edge.to, at = from;
    // Calls inside it lead to the same node only if they did all of it: where the object has changed between two of
    // them, somebody did something that is not seen, and the way ends there.
    std::uint64_t state = record.before;
    for (std::size_t i = 0; i < record.inner.size() && at >= 0; ++i) {
      const Record &inner = record.inner[i];
      if (inner.before != state && !inner.makes)
        break;
      bool isAll = i + 1 == record.inner.size() && inner.after == record.after;
      at = step(at, number, inner, isAll ? end : -1, true);
      state = inner.after;
    }
    return end;
  }

  CallGraph graph_;
  std::map<Key, int> edges_;
};

class Builder final : public CallVisitor {
public:
  Builder(const Component &component, const Schema &schema, const std::vector<Mutability> &mutability)
      : component_(component), participants_(participantsOf(component, schema)), sources_(participants_.size()) {
    auto add = [&](const OperationSchema &points) {
      if (static_cast<std::size_t>(points.operation) < sources_.size())
        sources_[static_cast<std::size_t>(points.operation)] =
            passedSources(points, component.callee(points.operation));
    };
    std::ranges::for_each(schema.operations, add);
    std::ranges::for_each(schema.helpers, add);
    for (const Mutability &m : mutability)
      if (m.isPreserving)
        preserving_.emplace(m.operation, m.position);
  }

  void entered(std::uint64_t thread, const OpenCall &) override { threads_[thread].emplace_back(); }

  void left(std::uint64_t thread, const OpenCall &call, const TraceEvent &end) override {
    Frame frame = pop(thread);
    if (static_cast<std::size_t>(call.operation) >= participants_.size())
      return pass(thread, std::move(frame));
    std::map<std::uint64_t, Record> own = recordsOf(call, end);
    for (auto &[object, record] : own) {
      auto inner = frame.find(object);
      if (inner != frame.end()) {
        if (!record.makes)
          record.inner = std::move(inner->second);
        frame.erase(inner);
      }
      if (end.kind == rt::Event::Exit && changes(record))
        frame[object].push_back(std::move(record));
    }
    pass(thread, std::move(frame));
  }

  void lost(std::uint64_t thread) override { pass(thread, pop(thread)); }

  void objectEnded(std::uint64_t object) override {
    if (held_ == 0)
      at_.erase(object);
    else
      ended_.push_back(object);  // some of its calls may still be waiting
  }

  CallGraphs conclude(std::vector<Mutability> mutability) {
    CallGraphs out;
    for (auto &[name, growing] : graphs_) {
      CallGraph graph = growing.take();
      if (!component_.helpers.empty()) {
        out.withHelpers.push_back(graph);
        finish(out.withHelpers.back());
        removeHelpers(graph);
      }
      finish(graph);
      if (!graph.edges.empty())
        out.classes.push_back(std::move(graph));
    }
    out.mutability = std::move(mutability);
    return out;
  }

private:
  // What a client cannot call goes, and what only such calls lead to with it (§2.1.1, step 3). An object that only they
  // make is made however it can be.
  void removeHelpers(CallGraph &graph) const {
    for (GraphEdge &edge : graph.edges)
      if (component_.isHelper(edge.operation) && edge.from == CallGraph::kRoot && !edge.isNested)
        edge = {.from = edge.from,
                .to = edge.to,
                .operation = kAnyMaker,
                .positions = {kResultPosition},
                .count = edge.count};
    std::erase_if(graph.edges, [&](const GraphEdge &edge) { return component_.isHelper(edge.operation); });
  }

  static void finish(CallGraph &graph) {
    mergeEdges(graph);
    tidy(graph);
  }

  using Frame = std::map<std::uint64_t, std::vector<Record>>;  // calls inside an open one, by object

  struct Place {
    Growing *graph = nullptr;
    int node = 0;  // -1: it has left the graph
    int length = 0;
  };

  Frame pop(std::uint64_t thread) {
    std::vector<Frame> &stack = threads_[thread];
    Frame frame = std::move(stack.back());
    stack.pop_back();
    return frame;
  }

  // To the call around it, or into the graphs.
  void pass(std::uint64_t thread, Frame frame) {
    std::vector<Frame> &stack = threads_[thread];
    for (auto &[object, records] : frame) {
      if (stack.empty() || held_ > kMostCallsHeld) {
        take(object, records);
        continue;
      }
      std::vector<Record> &around = stack.back()[object];
      held_ += records.size();
      if (around.empty())
        around = std::move(records);
      else
        std::ranges::move(records, std::back_inserter(around));
    }
    if (!stack.empty())
      return;
    bool isQuiet = std::ranges::all_of(threads_, [](const auto &entry) { return entry.second.empty(); });
    if (!isQuiet)
      return;
    held_ = 0;
    for (std::uint64_t object : ended_)
      at_.erase(object);
    ended_.clear();
  }

  std::map<std::uint64_t, Record> recordsOf(const OpenCall &call, const TraceEvent &end) const {
    std::map<std::uint64_t, Record> out;
    const Operation &op = component_.callee(call.operation);
    bool hasReturned = end.kind == rt::Event::Exit;
    for (const Participant &p : participants_[static_cast<std::size_t>(call.operation)]) {
      std::uint64_t object = p.identityIn(hasReturned ? end.objects : call.objects, hasReturned);
      if (object == 0)
        continue;
      Record &record = out[object];
      record.operation = call.operation;
      record.before = hashOf(call.values, p);
      record.after = hashOf(end.values, p);
      record.positions.push_back(p.position);
      record.makes = record.makes || (op.kind == OperationKind::Constructor && p.position == kReceiverPosition);
      if (record.className.empty() || p.position == kReceiverPosition)
        record.className = p.className;
    }
    PassedConstants arguments;
    if (!out.empty())
      for (const PassedSource &source : sources_[static_cast<std::size_t>(call.operation)])
        if (source.variable < call.values.size())
          if (auto literal = kindOf(*source.type).recall(call.values[source.variable], *source.type))
            arguments.push_back({source.parameter, std::move(*literal)});
    for (auto &[object, record] : out) {
      std::ranges::sort(record.positions);
      record.arguments = arguments;
    }
    return out;
  }

  static std::uint64_t hashOf(const std::vector<rt::Value> &values, const Participant &p) {
    std::uint64_t hash = 1;
    for (std::size_t i = p.base; i < p.base + p.count && i < values.size(); ++i)
      hash = rt::hashValue(values[i], hash);
    return hash;
  }

  bool changes(const Record &record) const {
    return std::ranges::any_of(record.positions,
                               [&](int position) { return !preserving_.contains({record.operation, position}); });
  }

  static bool isFound(const Record &record) {
    return record.positions.size() == 1 && record.positions.front() == kResultPosition;
  }

  void take(std::uint64_t object, std::vector<Record> &records) {
    for (Record &record : records) {
      auto known = at_.find(object);
      // What hands out an object that was there before does nothing to it.
      if (known != at_.end() && isFound(record))
        continue;
      if (known == at_.end() || record.makes)
        known = at_.insert_or_assign(object, begin(record)).first;
      Place &place = known->second;
      if (place.node >= 0 && place.length < kLongestHistory)
        place.node = place.graph->step(place.node, record);
      else
        place.graph->cut();
      ++place.length;
    }
  }

  // What was constructed inside a call says more than what the call says that it returns.
  static const std::string &classOf(const Record &record) {
    bool isMadeInside =
        !record.makes && !record.inner.empty() && (record.inner.front().makes || isFound(record.inner.front()));
    return isMadeInside ? classOf(record.inner.front()) : record.className;
  }

  Place begin(const Record &record) {
    const std::string &name = classOf(record);
    Growing &graph = graphs_.try_emplace(name, name).first->second;
    return {&graph, graph.begin(!record.makes && !isFound(record)), 0};
  }

  const Component &component_;
  std::vector<std::vector<Participant>> participants_;
  std::vector<std::vector<PassedSource>> sources_;  // by operation
  std::set<std::pair<int, int>> preserving_;        // operation and position
  std::map<std::uint64_t, std::vector<Frame>> threads_;
  std::map<std::string, Growing> graphs_;
  std::unordered_map<std::uint64_t, Place> at_;  // where each object is in its graph
  std::vector<std::uint64_t> ended_;
  std::size_t held_ = 0;
};

}  // namespace

Result<CallGraphs> inferCallGraphs(const Component &component, const Trace &trace) {
  MutabilityAnalysis analysis(component, trace.schema);
  ECLAT_TRY(seen, walkCalls(trace, analysis));
  std::vector<Mutability> mutability = analysis.conclude();
  Builder builder(component, trace.schema, mutability);
  ECLAT_TRY(built, walkCalls(trace, builder));
  return builder.conclude(std::move(mutability));
}

}  // namespace eclat
