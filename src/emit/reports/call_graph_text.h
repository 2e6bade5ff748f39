#pragma once

#include "flow/call_graph.h"
#include "flow/component.h"

#include <optional>
#include <string>

namespace eclat {

// A call of an edge, as seen from the object: `.execute("DROP TABLE t" | …)`, `add(it)` where it is passed, `=
// connect("db:x")` where it is the result.
std::string edgeCall(const GraphEdge &edge, const Component &component);

// Node by node, for a terminal.
std::string graphText(const CallGraph &graph, const Component &component);

// For Graphviz. Of a graph with more than `mostEdges` only those that the examples took most often.
std::string graphDot(const CallGraph &graph, const Component &component, std::size_t mostEdges = SIZE_MAX);

// What `dot` draws of that; nothing if there is no such program.
std::optional<std::string> drawnGraph(const std::string &dot);

}  // namespace eclat
