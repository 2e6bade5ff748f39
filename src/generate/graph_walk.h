#pragma once

#include "flow/call_graph.h"
#include "generate/generate_inputs.h"

#include <deque>
#include <vector>

namespace eclat {

// An input that follows a call graph: which object it is made for, and where in its graph that is (`mo` and `cn` of
// Palulu §2.2.2).
struct ModelledInput {
  Input input;
  int graph = 0;
  int object = 0;  // the step that made it
  int node = 0;
};

// in:  the graphs of the examples, the pool of values, and modelled inputs that have run without exception
// out: new inputs: an object made as the examples make theirs (Action 1), or a modelled input taken along a further
//      edge (Action 2)
// why: where calls must come in a certain order, with certain constants, chance brings few legal inputs
// not here: building graphs (infer/call_graphs.h); running and judging inputs
class GraphWalker {
public:
  GraphWalker(const Component &component, const ExploreOptions &options, const CallGraphs &graphs, Hints hints);

  bool hasGraphs() const { return !starts_.empty(); }

  // Up to `count`; fewer when options.failedTries attempts in a row brought nothing new.
  std::vector<ModelledInput> generate(const Pool &pool, int count);
  // It did well: others may go on from it.
  void add(const ModelledInput &modelled, const Gain &gain);

private:
  // A place to go on from.
  struct Place {
    PoolValue object;
    int graph = 0, node = 0;
  };
  struct Start {
    int graph = 0;
    const GraphEdge *edge = nullptr;
  };

  std::optional<ModelledInput> attempt(const Pool &pool);
  std::optional<ModelledInput> begin(const Pool &pool);
  std::optional<ModelledInput> extend(const Pool &pool);
  std::optional<ModelledInput> goOn(const Place &place, const Pool &pool);
  std::optional<ModelledInput> insert(const Place &place, const Pool &pool);
  std::optional<ModelledInput> call(const Operation &operation, Guide &guide, int graph, int node, const Pool &pool);
  const GraphEdge *chooseEdge(const Place &place);
  PassedConstants chooseConstants(const GraphEdge &edge);
  const Operation &operation(int id) const { return component_.operations[static_cast<std::size_t>(id)]; }

  const Component &component_;
  const ExploreOptions &options_;
  const CallGraphs &graphs_;
  RandomGenerator generator_;
  Random random_;
  std::vector<Start> starts_;                                                         // edges out of the roots
  std::vector<std::vector<std::vector<int>>> edges_;                                  // by graph and node
  std::vector<std::map<std::pair<int, std::vector<int>>, std::vector<int>>> behind_;  // by graph and call: nodes
  std::vector<std::vector<int>> enteredBy_;  // by graph and node: an edge that leads there
  std::deque<Place> places_;
  Pool modelled_;  // objects of modelled inputs
};

}  // namespace eclat
