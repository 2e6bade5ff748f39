#include "emit/reports/call_graph_text.h"
#include "emit/reports/escape.h"
#include "emit/reports/html_parts.h"
#include "support/words.h"

#include <fmt/format.h>

namespace eclat {

namespace {

constexpr std::size_t kMostDrawn = 60;         // edges of one class
constexpr std::size_t kMostClassesDrawn = 16;  // the others are told in words

// Several drawings on one page must not have the same names in them.
std::string renamed(std::string svg, std::size_t number) {
  std::string prefix = fmt::format("id=\"g{}-", number);
  for (std::size_t at = 0; (at = svg.find("id=\"", at)) != std::string::npos; at += prefix.size())
    svg.replace(at, 4, prefix);
  return svg;
}

std::string graphHtml(const CallGraph &graph, const Component &component, std::size_t number) {
  std::optional<std::string> drawn;
  if (number < kMostClassesDrawn)
    drawn = drawnGraph(graphDot(graph, component, kMostDrawn));
  std::string note =
      drawn && graph.edges.size() > kMostDrawn
          ? fmt::format("<p class=\"muted\">The {} calls that the examples made most often, of {}.</p>\n", kMostDrawn,
                        graph.edges.size())
          : "";
  std::string body =
      drawn
          ? fmt::format(
                "<div class=\"scroll graph\" role=\"img\" tabindex=\"0\" aria-label=\"Call graph of {}\">\n{}</div>\n",
                escapeHtml(graph.className), renamed(*drawn, number))
          : fmt::format("<pre>{}</pre>\n", escapeHtml(graphText(graph, component)));
  return htmlFold(fmt::format("<h3>{}</h3> <span class=\"muted\">{}, {}</span>", htmlCode(graph.className),
                              counted(graph.objects, "object"), counted(graph.edges.size(), "different call")),
                  note + body);
}

}  // namespace

std::string graphsHtml(const EmitContext &context) {
  if (!context.graphs)
    return "";
  std::string out;
  std::size_t number = 0;
  for (const CallGraph &graph : context.graphs->classes)
    if (!graph.edges.empty())
      out += graphHtml(graph, context.component, number++);
  if (out.empty())
    return "";
  return "<section id=\"graphs\" aria-labelledby=\"h-graphs\">\n<h2 id=\"h-graphs\">Call graphs</h2>\n"
         "<p>In which order the examples called what on the objects of each class, with the constants that they "
         "passed, and how "
         "often. Calls that change nothing are left out; dashed ones were made inside the call beside them.</p>\n" +
         out + "</section>\n";
}

}  // namespace eclat
