#pragma once

#include "flow/call_graph.h"
#include "generate/generate_inputs.h"
#include "generate/graph_places.h"

#include <map>
#include <optional>
#include <vector>

namespace eclat {

// in:  the call graphs of the examples, the pool of values, and earlier inputs of this walker that ran without
//      exception
// out: new inputs: an object made as the examples make theirs (Palulu §2.2.2, Action 1), or one more call, along an
//      edge of the graph, on an object of an earlier input (Action 2). Other objects in the call are preferably such as
//      the examples passed there
// why: where calls must come in a certain order, with certain constants, chance makes few legal inputs
// not here: building graphs (infer/graphs/call_graphs.h); finding where objects are in them (graph_places.h); running
//           and judging inputs
class GraphWalker {
public:
  GraphWalker(const Component &component, const ExploreOptions &options, const CallGraphs &graphs, Hints hints);

  bool hasGraphs() const { return !starts_.empty(); }

  // Returns up to `count` inputs; fewer when options.failedTries attempts in a row brought nothing new.
  std::vector<Input> generate(const Pool &pool, int count);
  // Tells the walker that the input did well: later inputs may go on from it.
  void add(const Input &input, const Gain &gain);

private:
  // The inputs that left an object at one node: at first all of them, later a random sample.
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
    const GraphEdge *edge = nullptr;  // the same call in the graph of `object`
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
  std::vector<int> starts_;  // graphs in which some call makes an object
  std::map<GraphNode, Shelf> shelves_;
  std::vector<GraphNode> open_;  // nodes on `shelves_` from which an edge leads on
  Pool modelled_;                // objects that this walker's inputs made
};

}  // namespace eclat
