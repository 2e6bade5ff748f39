#pragma once

#include "flow/call_graph.h"
#include "flow/component.h"
#include "flow/input.h"

#include <map>
#include <utility>
#include <vector>

namespace eclat {

// A node of the graph of a class.
struct GraphNode {
  int graph = 0, node = 0;
  auto operator<=>(const GraphNode &) const = default;
};

// An object of an input, by the step that made it, and the node that its calls have led to (`mo` and `cn` of
// Palulu §2.2.2, for every object of the input).
struct PlacedObject {
  int step = 0;
  GraphNode at;
};

// in:  the graphs of the examples, and any input
// out: where its objects are in the graphs of their classes
// why: calls mostly have several objects, each of which has come to a point of its own history
// not here: choosing where to go from there (graph_walk.h)
class GraphPlaces {
public:
  GraphPlaces(const Component &component, const CallGraphs &graphs);

  // A call that no example made there leads nowhere, or where it led behind the same call.
  std::vector<PlacedObject> of(const Input &input) const;

  const std::vector<int> &edgesFrom(GraphNode at) const {
    return edges_[static_cast<std::size_t>(at.graph)][static_cast<std::size_t>(at.node)];
  }
  const GraphEdge &edge(int graph, int number) const {
    return graphs_.classes[static_cast<std::size_t>(graph)].edges[static_cast<std::size_t>(number)];
  }
  // The edge of a call with the object in these positions; null if there is none.
  const GraphEdge *find(GraphNode at, int operation, const std::vector<int> &positions) const;
  // Nodes that were entered by the same call as this one, itself among them.
  const std::vector<int> &alike(GraphNode at) const;
  // Nodes from which a call of the operation leads on, with the object in this position alone.
  const std::vector<GraphNode> &before(int operation, int position) const;

private:
  using Call = std::pair<int, std::vector<int>>;  // operation and positions
  int graphOf(const std::string &className) const;
  void begin(int step, const Operation &maker, std::vector<PlacedObject> &objects) const;
  void goOn(PlacedObject &object, int operation, const std::vector<int> &positions) const;

  const Component &component_;
  const CallGraphs &graphs_;
  std::map<std::string, int> byClass_;
  std::vector<std::vector<std::vector<int>>> edges_;         // by graph and node
  std::vector<std::map<Call, std::vector<int>>> enteredBy_;  // by graph: nodes
  std::vector<std::vector<int>> entries_;                    // by graph and node: an edge that leads there, or -1
  std::map<std::pair<int, int>, std::vector<GraphNode>> before_;
};

}  // namespace eclat
