#pragma once

#include "flow/call_graph.h"

namespace eclat {

// Merges edges of one node that stand for the same call with the object in the same positions, and the nodes that they
// lead to (§2.1.2), unless that would close a circle. It looks at a bounded number of nodes; what it does not reach
// stays apart.
void mergeEdges(CallGraph &graph);

// Numbers nodes in the order in which they are reached, and edges by node and frequency.
void tidy(CallGraph &graph);

// Adds the constants of one call to the edge, unless it has them already, or has enough.
void addArguments(GraphEdge &edge, const PassedConstants &arguments);

}  // namespace eclat
