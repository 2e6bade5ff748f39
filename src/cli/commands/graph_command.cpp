#include "cli/commands/graph_command.h"

#include "emit/reports/call_graph_text.h"
#include "flow/files/store.h"
#include "support/try.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

// By its name, or the last part of it.
Result<const CallGraph *> findGraph(const std::string &name, const std::vector<CallGraph> &graphs) {
  std::vector<std::string> known;
  for (const CallGraph &graph : graphs) {
    if (graph.className == name || graph.className.ends_with("::" + name))
      return &graph;
    known.push_back(graph.className);
  }
  return fail({ExitCode::Usage, "graph", fmt::format("the examples use no object of a class '{}'", name),
               known.empty() ? "run `eclat observe` with tests that use some" : "name one of those below", known});
}

std::string mutabilityText(const CallGraphs &graphs, const Component &component, bool withHelpers) {
  std::string out;
  for (const Mutability &m : graphs.mutability)
    if (m.isPreserving && (withHelpers || !component.isHelper(m.operation)))
      out += fmt::format("  {}{}\n", component.callee(m.operation).signature,
                         m.position == kReceiverPosition ? "" : fmt::format(", parameter {}", m.position));
  return out.empty() ? "" : "left out, as they change nothing:\n" + out;
}

}  // namespace

Result<std::string> showGraphs(const CommandLine &line, const CallGraphs &graphs, const Component &component) {
  if (line.format == "json")
    return toText(graphs);
  if (line.withHelpers && graphs.withHelpers.empty())
    return fail({ExitCode::Usage,
                 "graph",
                 "the trace has no calls of private functions",
                 "run `eclat run --helpers` (or describe, instrument and observe) to have them in it",
                 {}});
  const std::vector<CallGraph> &all = line.withHelpers ? graphs.withHelpers : graphs.classes;
  std::vector<const CallGraph *> wanted;
  for (const std::string &name : line.arguments) {
    ECLAT_TRY(graph, findGraph(name, all));
    wanted.push_back(graph);
  }
  if (line.arguments.empty())
    for (const CallGraph &graph : all)
      wanted.push_back(&graph);
  if (wanted.empty())
    return fail({ExitCode::NothingToTest,
                 "graph",
                 "the examples use no object of the component",
                 "graphs are made of what tests do",
                 {}});
  bool isText = line.format == "text";
  if (line.format == "svg" && wanted.size() > 1)
    return fail(
        {ExitCode::Usage, "graph", "which class is to be drawn?", "name one: eclat graph CLASS --format svg", {}});
  std::string out;
  for (const CallGraph *graph : wanted)
    out += (isText && !out.empty() ? "\n" : "") + (isText ? graphText(*graph, component) : graphDot(*graph, component));
  if (isText)
    return out + mutabilityText(graphs, component, line.withHelpers);
  if (line.format == "dot")
    return out;
  std::optional<std::string> drawn = drawnGraph(out);
  if (!drawn)
    return fail({ExitCode::Usage,
                 "graph",
                 "Graphviz could not draw it",
                 "install graphviz (the program `dot`), or take --format dot",
                 {}});
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + *drawn;
}

}  // namespace eclat
