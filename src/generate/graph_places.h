#pragma once

#include "flow/call_graph.h"
#include "flow/component.h"
#include "flow/input.h"

#include <map>
#include <utility>
#include <vector>

namespace eclat {

// A node in the call graph of a class; both numbers are indices.
struct GraphNode {
  int graph = 0, node = 0;
  auto operator<=>(const GraphNode &) const = default;
};

// An object of an input: the step that made it, and the node of the graph that the calls on it have led to (`mo` and
// `cn` of Palulu §2.2.2, for every object of the input).
struct PlacedObject {
  int step = 0;
  GraphNode at;
};

// in:  the call graphs of the examples, and any input
// out: for each object of the input its node in the graph of its class
// why: a call mostly has several objects, each of which has its own history
// not here: choosing which call comes next (graph_walk.h)
class GraphPlaces {
public:
  GraphPlaces(const Component &component, const CallGraphs &graphs);

  // Follows each call of the input in the graphs. Where no example made a call at the node of an object, the edge is
  // looked for at the nodes alike; if none has it, the object stays at its node.
  std::vector<PlacedObject> of(const Input &input) const;

  const std::vector<int> &edgesFrom(GraphNode at) const {
    return edges_[static_cast<std::size_t>(at.graph)][static_cast<std::size_t>(at.node)];
  }
  const GraphEdge &edge(int graph, int number) const {
    return graphs_.classes[static_cast<std::size_t>(graph)].edges[static_cast<std::size_t>(number)];
  }
  // The edge that leads on from a node by a call of this operation with the object in these positions; null if there is
  // none.
  const GraphEdge *find(GraphNode at, int operation, const std::vector<int> &positions) const;
  // All nodes that the same call leads to as to this one, this one included.
  const std::vector<int> &alike(GraphNode at) const;
  // The nodes from which a call of the operation leads on, where the object stands in this position and in no other.
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
  std::vector<std::map<Call, std::vector<int>>> enteredBy_;  // by graph: the nodes that a call leads to
  std::vector<std::vector<int>> entries_;                    // by graph and node: an edge that leads there, or -1
  std::map<std::pair<int, int>, std::vector<GraphNode>> before_;
};

}  // namespace eclat
