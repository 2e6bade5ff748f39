#pragma once

#include "flow/call_graph.h"
#include "flow/component.h"

#include <optional>
#include <string>

namespace eclat {

// Writes the call of an edge as its object sees it: `.execute("DROP TABLE t" | …)`, `add(it)` where the object is
// passed, `= connect("db:x")` where it is the result.
std::string edgeCall(const GraphEdge &edge, const Component &component);

// Writes the graph node by node, for a terminal.
std::string graphText(const CallGraph &graph, const Component &component);

// Writes the graph for Graphviz. If it has more than `mostEdges` edges, only those that the examples took most often
// are written.
std::string graphDot(const CallGraph &graph, const Component &component, std::size_t mostEdges = SIZE_MAX);

// Lets the program `dot` draw such a text as SVG; nothing if there is no such program.
std::optional<std::string> drawnGraph(const std::string &dot);

}  // namespace eclat
