#pragma once

#include "flow/call_graph.h"
#include "generate/generate_inputs.h"
#include "generate/graph_places.h"

#include <map>
#include <optional>
#include <vector>

namespace eclat {

// in:  the graphs of the examples, the pool of values, and inputs along graphs that have run without exception
// out: new inputs: an object made as the examples make theirs (Palulu §2.2.2, Action 1), or one of an input taken along
//      a further edge (Action 2). Other objects in the call are rather such as the call was seen with
// why: where calls must come in a certain order, with certain constants, chance brings few legal inputs
// not here: building graphs (infer/graphs/call_graphs.h); where objects are in them (graph_places.h); running and
//           judging inputs
class GraphWalker {
public:
  GraphWalker(const Component &component, const ExploreOptions &options, const CallGraphs &graphs, Hints hints);

  bool hasGraphs() const { return !starts_.empty(); }

  // Up to `count`; fewer when options.failedTries attempts in a row brought nothing new.
  std::vector<Input> generate(const Pool &pool, int count);
  // It did well: others may go on from it.
  void add(const Input &input, const Gain &gain);

private:
  // The inputs with an object at one node: all of the first, and of more a sample.
  using Shelf = std::vector<PoolValue>;

  std::optional<Input> attempt(const Pool &pool);
  std::optional<Input> begin(const Pool &pool);
  std::optional<Input> extend(const Pool &pool);
  std::optional<Input> goOn(const PoolValue &object, GraphNode at, const Pool &pool);
  std::optional<Input> insert(const PoolValue &object, GraphNode at, const Pool &pool);
  std::optional<Input> take(const GraphEdge &edge, const PoolValue *object, const Pool &pool);
  const GraphEdge *chooseEdge(GraphNode at);
  struct Companion {
    PoolValue object;
    const GraphEdge *edge = nullptr;  // the call in its own graph
  };
  std::optional<Companion> chooseCompanion(const Operation &operation, int position, const PoolValue *object);
  PassedConstants chooseConstants(const GraphEdge &edge);
  const Operation &operation(int id) const { return component_.operations[static_cast<std::size_t>(id)]; }
  const std::string &classOf(int graph) const { return graphs_.classes[static_cast<std::size_t>(graph)].className; }

  const Component &component_;
  const ExploreOptions &options_;
  const CallGraphs &graphs_;
  GraphPlaces places_;
  RandomGenerator generator_;
  Random random_;
  std::vector<int> starts_;  // graphs with an edge out of the root
  std::map<GraphNode, Shelf> shelves_;
  std::vector<GraphNode> open_;  // those of them from which an edge leads on
  Pool modelled_;                // objects of inputs along graphs
};

}  // namespace eclat
