#include "emit/reports/call_graph_text.h"

#include "kinds/literal_code.h"
#include "support/process.h"
#include "support/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>
#include <vector>

namespace eclat {

namespace {

constexpr std::size_t kConstantsTold = 3;  // of one parameter
constexpr std::size_t kLongestConstant = 40;

std::string shortened(std::string text) {
  if (text.size() > kLongestConstant)
    text = text.substr(0, kLongestConstant - 2) + (text.starts_with('"') ? "…\"" : "…");
  return text;
}

// All that was passed for a parameter: `1 | 2 | 7 | …`.
std::string constantsOf(const GraphEdge &edge, int parameter, const Type &type, const Component &component) {
  std::vector<std::string> different;
  for (const PassedConstants &call : edge.arguments)
    for (const PassedConstant &constant : call)
      if (constant.parameter == parameter)
        if (std::string code = shortened(literalCode(constant.literal, type, component, false));
            std::ranges::find(different, code) == different.end())
          different.push_back(std::move(code));
  std::string out;
  for (std::size_t i = 0; i < different.size() && i < kConstantsTold; ++i)
    out += (i ? " | " : "") + different[i];
  return out + (different.size() > kConstantsTold ? " | …" : "");
}

bool stands(const GraphEdge &edge, int position) {
  return std::ranges::find(edge.positions, position) != edge.positions.end();
}

// Others of its class have the name, too: only the types of its parameters tell it from them.
bool isOverloaded(const Operation &op, const Component &component) {
  auto isNamesake = [&](const Operation &other) { return other.name == op.name && other.className == op.className; };
  return std::ranges::count_if(component.operations, isNamesake) +
             std::ranges::count_if(component.helpers, isNamesake) >
         1;
}

std::string escaped(const std::string &text) {
  std::string out;
  for (char c : text)
    out += c == '"' || c == '\\' ? std::string("\\") + c : c == '\n' ? std::string("\\n") : std::string(1, c);
  return out;
}

std::string times(std::uint64_t n) { return n == 1 ? "once" : fmt::format("{} times", n); }

}  // namespace

std::string edgeCall(const GraphEdge &edge, const Component &component) {
  if (edge.operation == kAnyMaker)
    return "(however it is made)";
  const Operation &op = component.callee(edge.operation);
  std::string arguments;
  bool tellsTypes = isOverloaded(op, component);
  for (std::size_t i = 0; i < op.parameters.size(); ++i) {
    const Parameter &p = op.parameters[i];
    std::string constants = constantsOf(edge, static_cast<int>(i), p.type, component);
    arguments += (i ? ", " : "") + (stands(edge, positionOf(static_cast<int>(i))) ? "it"
                                    : !constants.empty()                          ? constants
                                    : tellsTypes                                  ? p.spelling
                                                                                  : p.name);
  }
  std::string call = fmt::format("{}({})", op.name, arguments);
  if (op.kind == OperationKind::Constructor)
    return stands(edge, kReceiverPosition) ? call : "new " + call;
  if (op.hasReceiver())
    call = (stands(edge, kReceiverPosition) ? "." : op.className + "::") + call;
  else if (op.kind == OperationKind::StaticMethod)
    call = op.className + "::" + call;
  return stands(edge, kResultPosition) ? "= " + call : call;
}

std::string graphText(const CallGraph &graph, const Component &component) {
  std::string out =
      fmt::format("{}: {}, {}, {}\n", graph.className, counted(graph.objects, "object"),
                  counted(static_cast<std::uint64_t>(graph.nodes), "node"), counted(graph.edges.size(), "edge"));
  if (graph.headless)
    out += fmt::format("  {} first seen in use\n", counted(graph.headless, "object was", "objects were"));
  if (graph.cut)
    out += fmt::format("  {} not in it: it has its limits\n", counted(graph.cut, "call is", "calls are"));
  int node = -1;
  for (const GraphEdge &edge : graph.edges) {
    if (edge.from != node)
      out += fmt::format("  {}\n", edge.from == CallGraph::kRoot ? "begin" : std::to_string(edge.from));
    node = edge.from;
    out += fmt::format("    -> {:<4} {}  [{}{}{}]\n", edge.to, edgeCall(edge, component), times(edge.count),
                       edge.isNested ? ", inside another call" : "",
                       component.isHelper(edge.operation) ? ", not public" : "");
  }
  return out;
}

std::string graphDot(const CallGraph &graph, const Component &component, std::size_t mostEdges) {
  std::vector<const GraphEdge *> edges;
  for (const GraphEdge &edge : graph.edges)
    edges.push_back(&edge);
  if (edges.size() > mostEdges) {
    std::ranges::stable_sort(edges, std::ranges::greater(), &GraphEdge::count);
    edges.resize(mostEdges);
    std::ranges::stable_sort(edges, {}, &GraphEdge::from);
  }
  std::set<int> nodes = {CallGraph::kRoot};
  for (const GraphEdge *edge : edges)
    nodes.insert({edge->from, edge->to});
  std::string out = fmt::format("digraph \"{}\" {{\n  fontname=\"sans-serif\";\n  bgcolor=\"transparent\";\n  node "
                                "[shape=circle, fontsize=10, fontname=\"sans-serif\", width=0.3, "
                                "fixedsize=true];\n  edge [fontsize=10, fontname=\"sans-serif\"];\n",
                                escaped(graph.className));
  for (int node : nodes)
    out += fmt::format("  n{}{};\n", node,
                       node == CallGraph::kRoot ? " [label=\"\", shape=point]" : fmt::format(" [label=\"{}\"]", node));
  for (const GraphEdge *edge : edges)
    out += fmt::format("  n{} -> n{} [label=\"{} ({})\"{}];\n", edge->from, edge->to,
                       escaped(edgeCall(*edge, component)), edge->count,
                       component.isHelper(edge->operation) ? ", style=dotted"
                       : edge->isNested                    ? ", style=dashed"
                                                           : "");
  return out + "}\n";
}

std::optional<std::string> drawnGraph(const std::string &dot) {
  constexpr double kPatience = 20;  // seconds
  ProcessResult drawn = runProcess({"dot", "-Tsvg"}, {.input = dot, .timeLimit = kPatience});
  std::size_t begin = drawn.output.find("<svg");  // the rest is for a file of its own
  if (!drawn.succeeded() || begin == std::string::npos)
    return std::nullopt;
  return drawn.output.substr(begin);
}

}  // namespace eclat
