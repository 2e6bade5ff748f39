#include "emit/cpp/call_code.h"
#include "emit/cpp/code.h"
#include "emit/reports/escape.h"
#include "emit/reports/html_parts.h"
#include "emit/reports/report_words.h"
#include "emit/reports/technique_words.h"
#include "flow/laws.h"
#include "support/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>
#include <set>

namespace eclat {

namespace {

std::string section(const char *name, const char *title, const std::string &html) {
  return html.empty()
             ? ""
             : fmt::format("<section id=\"{0}\" aria-labelledby=\"h-{0}\">\n<h2 id=\"h-{0}\">{1}</h2>\n{2}</section>\n",
                           name, title, html);
}

const std::string &signature(const EmitContext &context, int operation) {
  return context.component.operations.at(static_cast<std::size_t>(operation)).signature;
}

const char *pointTitle(PointKind kind) {
  switch (kind) {
  case PointKind::Object: return "every object, between calls";
  case PointKind::Class: return "the static members, between calls";
  case PointKind::Entry: return "when it is called";
  case PointKind::Exit: return "when it returns";
  case PointKind::Throw: return "when it throws";
  }
  return "";
}

// The properties of a class by operation, those of its objects first; the number of the operation says the order.
using Points = std::map<std::pair<int, PointKind>, std::vector<const Property *>>;

const Operation *operationAt(const Point &point, const Component &component) {
  auto it = std::ranges::find(component.operations, point.subject, &Operation::signature);
  return it == component.operations.end() ? nullptr : &*it;
}

std::string propertyHtml(const Property &property) {
  return fmt::format("<li data-point=\"{}\">{} <span class=\"muted\">{}held {}, in {}</span></li>\n",
                     escapeHtml(describePoint(property.point)), htmlCode(print(property.expr)),
                     property.isTrusted ? "trusted; " : "", counted(property.samples, "time"),
                     counted(property.states, "state"));
}

std::string ownerHtml(const std::string &owner, const Points &points) {
  std::string out;
  std::size_t count = 0;
  for (const auto &[key, properties] : points) {
    const Point &point = properties.front()->point;
    std::string subject = point.subject == owner ? "" : htmlCode(point.subject) + " ";
    out += fmt::format("<div class=\"point\">\n<h4>{}<span class=\"muted\">{}</span></h4>\n<ul class=\"plain\">\n",
                       subject, pointTitle(point.kind));
    for (const Property *property : properties)
      out += propertyHtml(*property);
    out += "</ul>\n</div>\n";
    count += properties.size();
  }
  return htmlFold(fmt::format("<h3>{}</h3> <span class=\"muted\">{}</span>", htmlCode(owner),
                              counted(count, "property", "properties")),
                  out);
}

void removeAll(std::string &text, const std::string &part, const std::string &instead = {}) {
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; at += instead.size())
    text.replace(at, part.size(), instead);
}

// As people write it: symbols spell out what the library adds to its types.
std::string shortFunction(std::string name) {
  removeAll(name, "[abi:cxx11]");
  removeAll(name, "std::__cxx11::", "std::");
  removeAll(name, "std::basic_string<char, std::char_traits<char>, std::allocator<char>>", "std::string");
  removeAll(name, "std::basic_string_view<char, std::char_traits<char>>", "std::string_view");
  constexpr std::string_view allocator = ", std::allocator<";
  for (std::size_t at; (at = name.rfind(allocator)) != std::string::npos;) {
    int depth = 1;
    std::size_t end = at + allocator.size();
    for (; end < name.size() && depth > 0; ++end)
      depth += name[end] == '<' ? 1 : name[end] == '>' ? -1 : 0;
    name.erase(at, end - at);
  }
  return name;
}

std::string unreachedHtml(const Coverage &coverage, const Locations &locations) {
  std::map<std::pair<std::string, std::string>, std::set<int>> lines;  // by file and function
  for (const Block &block : coverage.unreached)
    lines[{block.file, block.function}].insert(block.line);
  if (lines.empty())
    return "";
  HtmlTable table("Lines that nothing reached", {"function", "file", "lines"});
  for (const auto &[where, numbers] : lines)
    table.row({htmlCode(shortFunction(where.second)), htmlCode(locations.relative(where.first)),
               fmt::format("{}", fmt::join(numbers, ", "))});
  return htmlFold("Lines that neither tests nor inputs reached", table.html());
}

}  // namespace

std::string modelHtml(const EmitContext &context) {
  std::vector<std::string> owners;
  std::map<std::string, Points> byOwner;
  std::size_t count = 0;
  for (const Property &property : context.model.properties) {
    if (isLaw(property.family))
      continue;
    const Operation *operation = operationAt(property.point, context.component);
    std::string owner = operation && !operation->className.empty() ? operation->className : property.point.subject;
    if (!byOwner.contains(owner))
      owners.push_back(owner);
    byOwner[owner][{operation ? operation->id : -1, property.point.kind}].push_back(&property);
    ++count;
  }
  if (owners.empty())
    return "";
  std::string out =
      fmt::format("<p>What always held in the {} of the passing tests: {}.</p>\n"
                  "<p id=\"filter-box\" class=\"filter\" hidden><label for=\"filter\">Show only</label> "
                  "<input id=\"filter\" type=\"search\" autocomplete=\"off\" placeholder=\"exit push size\"> "
                  "<span id=\"filter-count\" class=\"muted\" role=\"status\"></span></p>\n",
                  counted(context.report.stats.examples, "call"), counted(count, "property", "properties"));
  for (const std::string &owner : owners)
    out += ownerHtml(owner, byOwner[owner]);
  return section("model", "The model", out);
}

std::string coverageHtml(const EmitContext &context, const Locations &locations) {
  const Coverage &coverage = context.report.coverage;
  if (!coverage.blocks)
    return "";
  std::string out = "<p>" + escapeHtml(coverageWords(coverage)) +
                    "</p>\n<p class=\"legend\"><span class=\"key tests\">reached by tests</span> <span class=\"key "
                    "added\">by new inputs only</span> <span class=\"key all\">not reached</span></p>\n";
  HtmlTable table("Coverage of functions", {"function", "place", "branches", "#tests", "#with inputs", "#of"});
  for (const FunctionCoverage &f : coverage.functions)
    table.row({htmlCode(shortFunction(f.function)), htmlCode(fmt::format("{}:{}", locations.relative(f.file), f.line)),
               htmlBar(f.blocksByTests, f.blocksInAll, f.blocks), std::to_string(f.blocksByTests),
               std::to_string(f.blocksInAll), std::to_string(f.blocks)});
  if (!table.isEmpty())
    out += table.html();
  return section("coverage", "Coverage", out + unreachedHtml(coverage, locations));
}

std::string operationsHtml(const EmitContext &context) {
  HtmlTable table("Inputs by operation", {"operation", "#inputs", "#normal", "#new", "#illegal", "#fault-revealing"});
  for (const OperationFigures &f : context.report.operations)
    table.row({htmlCode(signature(context, f.operation)), std::to_string(f.inputs), std::to_string(f.normal),
               std::to_string(f.novel), std::to_string(f.illegal), std::to_string(f.fault)},
              f.fault ? "faulty" : "");
  return section("operations", "Inputs by operation", table.isEmpty() ? "" : table.html());
}

std::string techniquesHtml(const EmitContext &context) {
  const Techniques &techniques = context.report.techniques;
  if (techniques.select.empty())
    return "";
  HtmlTable table("Iterations", {"#iteration", "#calls of examples", "#properties", "#explorations", "#selected inputs",
                                 "#joined the examples", "#cannot join"});
  for (const IterationFigures &f : techniques.iterations)
    table.row({std::to_string(f.iteration), std::to_string(f.examples), std::to_string(f.properties),
               std::to_string(f.explorations), std::to_string(f.selected), std::to_string(f.joined),
               std::to_string(f.ended)});
  return section("techniques", "Techniques",
                 "<p>" + escapeHtml(techniqueWords(techniques).front()) + "</p>\n" + table.html());
}

std::string learnedHtml(const EmitContext &context) {
  HtmlTable table("What exploring taught", {"operation", "property", "#inputs", "#against", "verdict"});
  for (const Learned &l : context.report.learned)
    table.row({htmlCode(signature(context, l.operation)),
               htmlCode(l.property) + " <span class=\"muted\">" + escapeHtml(describePoint(l.point)) + "</span>",
               std::to_string(l.inputs), std::to_string(l.against), escapeHtml(l.verdict)});
  return section(
      "learned", "What exploring taught",
      table.isEmpty() ? "" : htmlFold(counted(context.report.learned.size(), "property", "properties"), table.html()));
}

std::string skippedHtml(const EmitContext &context) {
  HtmlTable table("What was not tested", {"operation", "why", "what you can do"});
  for (const Skipped &skip : context.component.skipped)
    table.row({htmlCode(skip.operation), escapeHtml(skip.reason), escapeHtml(skip.remedy)});
  std::string out = table.isEmpty() ? "" : table.html();
  HtmlTable refused("Refused by the sandbox", {"operation", "refused by the sandbox", "#inputs"});
  for (const Blocked &blocked : context.report.blocked)
    refused.row(
        {htmlCode(signature(context, blocked.operation)), htmlCode(blocked.action), std::to_string(blocked.inputs)});
  if (!refused.isEmpty())
    out += refused.html() + "<p class=\"muted\"><code>--no-sandbox</code> allows it.</p>\n";
  return section("skipped", "What was not tested", out);
}

std::string testsHtml(const EmitContext &context) {
  std::string out;
  HtmlTable unproved("Tests that are not delivered", {"id", "why it is not delivered"});
  for (const Unproved &test : context.report.unproved)
    unproved.row({htmlCode(test.id), escapeHtml(test.reason)});
  if (!unproved.isEmpty())
    out += "<p>These tests were written, and did not do as they say when they were run.</p>\n" + unproved.html();
  HtmlTable regressions("Regression tests", {"id", "operation", "code"});
  for (const Regression &r : context.report.regressions)
    regressions.row({htmlCode(r.id), htmlCode(signature(context, r.operation)),
                     htmlCode(join(inputCode(r.input, context.component, r.outcome.claim).all(), " "))});
  if (!regressions.isEmpty())
    out += htmlFold(counted(context.report.regressions.size(), "regression test"), regressions.html());
  return section("tests", "Tests", out);
}

}  // namespace eclat
