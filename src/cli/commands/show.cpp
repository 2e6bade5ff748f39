#include "cli/commands/show.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>
#include <set>

namespace eclat {

std::string showComponent(const Component &component) {
  std::string out;
  for (const ClassInfo &info : component.classes) {
    out += fmt::format("class {}{}\n", info.name, info.isAbstract ? " (abstract)" : "");
    for (const Field &field : info.fields)
      out += fmt::format("    field  {} {}\n", field.spelling, field.name);
    for (const Observer &observer : info.observers)
      out += fmt::format("    reads  {} {}::{}()\n", observer.spelling, observer.declaredIn, observer.name);
    for (const Skipped &skipped : info.unobserved)
      out += fmt::format("    leaves {}   [not read: {}]\n", skipped.operation, skipped.reason);
    for (const Operation &op : component.operations)
      if (op.className == info.name)
        out += fmt::format("    calls  {}{}\n", op.signature,
                           op.unhooked.empty() ? "" : "   [not observed: " + op.unhooked + "]");
  }
  for (const Operation &op : component.operations)
    if (op.className.empty())
      out += fmt::format("function {}\n", op.signature);
  for (const ClassInfo &part : component.parts) {
    out += fmt::format("part {}\n", part.name);
    for (const Field &field : part.fields)
      out += fmt::format("    field  {} {}\n", field.spelling, field.name);
  }
  if (!component.unopened.empty())
    out += "not observed\n";
  for (const Unopened &unopened : component.unopened)
    out += fmt::format("    {}\n        {}\n", unopened.className, unopened.reason);
  if (!component.skipped.empty())
    out += "skipped\n";
  for (const Skipped &skipped : component.skipped)
    out += fmt::format("    {}\n        {}\n", skipped.operation, skipped.reason);
  return out;
}

std::string showModel(const Model &model, const std::string &where) {
  std::string out;
  const Point *point = nullptr;
  std::vector<const Property *> shown;
  Model learned = model.learned();
  for (const Property &p : learned.properties)
    if (describePoint(p.point).find(where) != std::string::npos)
      shown.push_back(&p);
  std::size_t width = 0;
  for (const Property *p : shown)
    width = std::max(width, std::min<std::size_t>(48, print(p->expr).size()));
  for (const Property *p : shown) {
    if (!point || *point != p->point) {
      out += fmt::format("{}{}\n", point ? "\n" : "", describePoint(p->point));
      point = &p->point;
    }
    out += fmt::format("  {} {:<{}}  held {} times, in {} states{}{}\n", p->isTrusted ? '+' : ' ', print(p->expr),
                       width, p->samples, p->states, p->isTrusted ? ", trusted" : "",
                       p->comment.empty() ? "" : "; asked for by " + p->comment);
  }
  if (!out.empty())
    return out;
  return where.empty() ? "the examples support no property\n"
                       : fmt::format("no property at a point named '{}'\n", where);
}

std::string showCoverage(const Coverage &coverage) {
  std::string out = fmt::format("           {:>8} {:>8} {:>18}\n", "all", "tests", "tests and inputs");
  out += fmt::format("branches   {:>8} {:>8} {:>18}\n", coverage.blocks, coverage.blocksByTests, coverage.blocksInAll);
  out += fmt::format("lines      {:>8} {:>8} {:>18}\n", coverage.lines, coverage.linesByTests, coverage.linesInAll);
  if (!coverage.unreached.empty())
    out += "\nReached by neither:\n";
  std::map<std::pair<std::string, std::string>, std::set<int>> lines;  // by file and function
  for (const Block &block : coverage.unreached)
    lines[{block.file, block.function}].insert(block.line);
  for (const auto &[where, numbers] : lines)
    out += fmt::format("  {}: {} in {}\n", std::filesystem::path(where.first).filename().string(),
                       fmt::join(numbers, ", "), where.second);
  return out;
}

}  // namespace eclat
