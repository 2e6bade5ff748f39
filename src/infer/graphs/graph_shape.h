#pragma once

#include "flow/call_graph.h"

namespace eclat {

// Merges edges of one node that record the same call of an object in the same places, and the nodes that they lead to
// (§2.1.2), unless that closed a circle. Looks at a bounded number of nodes for that: what is left then stays apart.
void mergeEdges(CallGraph &graph);

// Numbers nodes in the order in which they are reached, and edges by node and frequency.
void tidy(CallGraph &graph);

// Adds the constants of one call, unless they are known or there are enough.
void addArguments(GraphEdge &edge, const PassedConstants &arguments);

}  // namespace eclat
