#include "generate/graph_places.h"

#include "flow/callable.h"

#include <algorithm>

namespace eclat {

GraphPlaces::GraphPlaces(const Component &component, const CallGraphs &graphs)
    : component_(component), graphs_(graphs) {
  for (std::size_t g = 0; g < graphs.classes.size(); ++g) {
    const CallGraph &graph = graphs.classes[g];
    byClass_.emplace(graph.className, static_cast<int>(g));
    edges_.emplace_back(static_cast<std::size_t>(graph.nodes));
    entries_.emplace_back(static_cast<std::size_t>(graph.nodes), -1);
    enteredBy_.emplace_back();
    for (std::size_t e = 0; e < graph.edges.size(); ++e) {
      const GraphEdge &edge = graph.edges[e];
      edges_.back()[static_cast<std::size_t>(edge.from)].push_back(static_cast<int>(e));
      entries_.back()[static_cast<std::size_t>(edge.to)] = static_cast<int>(e);
      enteredBy_.back()[{edge.operation, edge.positions}].push_back(edge.to);
      if (edge.positions.size() == 1 && edge.from != CallGraph::kRoot) {
        std::vector<GraphNode> &nodes = before_[{edge.operation, edge.positions.front()}];
        nodes.push_back({static_cast<int>(g), edge.from});
      }
    }
  }
  for (auto &[call, nodes] : before_) {
    std::ranges::sort(nodes);
    auto repeated = std::ranges::unique(nodes);
    nodes.erase(repeated.begin(), repeated.end());
  }
}

const GraphEdge *GraphPlaces::find(GraphNode at, int operation, const std::vector<int> &positions) const {
  for (int number : edgesFrom(at))
    if (const GraphEdge &e = edge(at.graph, number); e.operation == operation && e.positions == positions)
      return &e;
  return nullptr;
}

const std::vector<int> &GraphPlaces::alike(GraphNode at) const {
  static const std::vector<int> none;
  int entry = entries_[static_cast<std::size_t>(at.graph)][static_cast<std::size_t>(at.node)];
  if (entry < 0)
    return none;
  const GraphEdge &by = edge(at.graph, entry);
  return enteredBy_[static_cast<std::size_t>(at.graph)].at({by.operation, by.positions});
}

const std::vector<GraphNode> &GraphPlaces::before(int operation, int position) const {
  static const std::vector<GraphNode> none;
  auto it = before_.find({operation, position});
  return it == before_.end() ? none : it->second;
}

std::vector<PlacedObject> GraphPlaces::of(const Input &input) const {
  std::vector<PlacedObject> objects;
  for (std::size_t s = 0; s < input.steps.size(); ++s) {
    const Step &step = input.steps[s];
    const Operation &op = component_.operations[static_cast<std::size_t>(step.operation)];
    std::size_t first = op.hasReceiver() ? 1 : 0;
    for (PlacedObject &object : objects) {
      std::vector<int> positions;
      for (std::size_t i = 0; i < step.arguments.size(); ++i) {
        bool isCopied = i >= first && i - first < op.parameters.size() &&
                        op.parameters[i - first].passing == Passing::Value && isObject(op.parameters[i - first].type);
        if (step.arguments[i].step == object.step && !isCopied)
          positions.push_back(i < first ? kReceiverPosition : positionOf(static_cast<int>(i - first)));
      }
      if (!positions.empty())
        goOn(object, step.operation, positions);
    }
    if (isResultKept(op, component_))
      begin(static_cast<int>(s), op, objects);
  }
  return objects;
}

int GraphPlaces::graphOf(const std::string &className) const {
  auto it = byClass_.find(className);
  if (it != byClass_.end())
    return it->second;
  // The examples may have seen it as one of its bases only.
  if (const ClassInfo *info = component_.findClass(className))
    for (const std::string &base : info->bases)
      if (it = byClass_.find(base); it != byClass_.end())
        return it->second;
  return -1;
}

void GraphPlaces::begin(int step, const Operation &maker, std::vector<PlacedObject> &objects) const {
  int graph = graphOf(objectMadeBy(maker));
  if (graph < 0)
    return;
  GraphNode root{graph, CallGraph::kRoot};
  int position = maker.kind == OperationKind::Constructor ? kReceiverPosition : kResultPosition;
  const GraphEdge *edge = find(root, maker.id, {position});
  if (!edge)
    edge = find(root, kAnyMaker, {kResultPosition});
  if (edge)
    objects.push_back({
        step, {graph, edge->to}
    });
}

void GraphPlaces::goOn(PlacedObject &object, int operation, const std::vector<int> &positions) const {
  if (const GraphEdge *edge = find(object.at, operation, positions)) {
    object.at.node = edge->to;
    return;
  }
  constexpr std::size_t kMostLooks = 64;  // in a graph of many nodes most are alike
  const std::vector<int> &nodes = alike(object.at);
  for (std::size_t i = 0; i < std::min(nodes.size(), kMostLooks); ++i)
    if (const GraphEdge *edge = find({object.at.graph, nodes[i]}, operation, positions)) {
      object.at.node = edge->to;
      return;
    }
}

}  // namespace eclat
