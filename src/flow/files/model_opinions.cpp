#include "flow/files/model_text.h"
#include "flow/language/scope.h"
#include "flow/language/statement_key.h"
#include "support/text.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <map>
#include <tuple>

namespace eclat {

namespace {

// Where a name stands in a text, as a word of its own; 0 if it is not to be seen.
std::size_t placeOf(const std::string &name, const std::string &text) {
  if (name.empty())
    return 0;
  for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
    std::size_t end = at + name.size();
    if ((at == 0 || !isWord(text[at - 1])) && (end == text.size() || !isWord(text[end]) || !isWord(name.back())))
      return at;
  }
  // A sequence is named without its brackets where it is indexed.
  return name.ends_with("[]") ? placeOf(name.substr(0, name.size() - 2), text) : 0;
}

// The point of this kind whose subject has the same name but other parameters or spaces.
std::string suggestion(const Point &wrong, const std::vector<Point> &points) {
  auto name = [](const std::string &subject) {
    std::string bare = subject.substr(0, subject.find('('));
    return bare.substr(bare.rfind(':') + 1);
  };
  for (const Point &point : points)
    if (point.kind == wrong.kind && name(point.subject) == name(wrong.subject))
      return fmt::format("; did you mean '{}'?", point.subject);
  return "";
}

bool isPersons(const ModelLine &line) { return line.mark != Mark::Inferred; }

bool hasPersons(const ModelSection &section) { return std::ranges::any_of(section.lines, isPersons); }

}  // namespace

void checkModelText(const ModelText &model, const Component &component, const Schema &schema,
                    std::vector<TextError> &errors) {
  std::map<std::pair<Point, std::string>, const ModelLine *> ruled;
  for (const ModelSection &section : model.sections) {
    if (!hasPersons(section))
      continue;  // all of it is ours, and made anew
    auto scope = scopeOf(section.point, component, schema);
    if (!scope) {
      const char *what = section.point.kind == PointKind::Object  ? "class"
                         : section.point.kind == PointKind::Class ? "static member of class"
                                                                  : "operation";
      errors.push_back({section.line, section.column,
                        fmt::format("no {} '{}' is observed{}", what, section.point.subject,
                                    suggestion(section.point, pointsOf(component, schema)))});
      continue;
    }
    for (const ModelLine &line : section.lines) {
      if (!isPersons(line))
        continue;
      if (auto code = bindProperty(line.expr, *scope, component.enums); !code)
        errors.push_back({line.line, line.column + placeOf(code.error().name, line.text), code.error().message});
      auto [first, isNew] = ruled.try_emplace({section.point, statementKey(line.expr)}, &line);
      if (!isNew && first->second->mark != line.mark)
        errors.push_back(
            {line.line, line.column, fmt::format("it is both trusted and rejected, see line {}", first->second->line)});
    }
  }
}

Opinions opinionsOf(const ModelText &model, const std::string &file) {
  Opinions opinions;
  for (const SuppressionLine &line : model.suppressions)
    if (std::ranges::find(opinions.suppressed, line.suppression.id, &Suppression::id) == opinions.suppressed.end())
      opinions.suppressed.push_back(line.suppression);
  std::map<std::pair<Point, std::string>, int> seen;
  for (const ModelSection &section : model.sections)
    for (const ModelLine &line : section.lines) {
      if (!isPersons(line) || !seen.try_emplace({section.point, statementKey(line.expr)}, line.line).second)
        continue;
      std::string place = fmt::format("{}:{}", file, line.line);
      if (line.mark == Mark::Rejected)
        opinions.rejected.push_back(Dropped(section.point, line.expr, {DropKind::Rejected, "rejected in " + place}));
      else
        opinions.trusted.push_back({section.point, line.expr, FamilyId::Trusted, 0, 0, true});
      if (line.mark == Mark::Trusted && !line.replaces.empty())
        opinions.replaced.emplace_back(
            section.point, line.replaces,
            DropReason(DropKind::Replaced, fmt::format("replaced in {} by '{}'", place, line.text)));
    }
  return opinions;
}

ModelText withInferred(const ModelText &old, const Model &model, const Component &component, const Schema &schema) {
  std::vector<Point> points = pointsOf(component, schema);
  std::vector<ModelSection> byPoint(points.size());
  ModelText out;
  out.suppressions = old.suppressions;
  auto at = [&](const Point &point) -> ModelSection * {
    auto it = std::ranges::find(points, point);
    return it == points.end() ? nullptr : &byPoint[static_cast<std::size_t>(it - points.begin())];
  };
  for (const Property &p : model.properties)
    if (ModelSection *section = p.isTrusted ? nullptr : at(p.point))
      section->lines.push_back({.expr = p.expr, .text = print(p.expr), .samples = p.samples, .states = p.states});
  for (const ModelSection &section : old.sections) {
    ModelSection *now = at(section.point);
    auto append = [&](std::vector<std::string> &to, const std::vector<std::string> &from) {
      to.insert(to.end(), from.begin(), from.end());
    };
    append(now ? now->above : out.trailing, section.above);
    append(now ? now->below : out.trailing, section.below);
  }
  for (Mark mark : {Mark::Trusted, Mark::Rejected})
    for (const ModelSection &section : old.sections)
      if (ModelSection *now = at(section.point))
        std::ranges::copy_if(section.lines, std::back_inserter(now->lines),
                             [&](const ModelLine &line) { return line.mark == mark; });
  for (std::size_t i = 0; i < points.size(); ++i) {
    ModelSection &section = byPoint[i];
    section.point = points[i];
    if (!section.lines.empty() || !section.above.empty() || !section.below.empty())
      out.sections.push_back(std::move(section));
  }
  out.trailing.insert(out.trailing.end(), old.trailing.begin(), old.trailing.end());
  return out;
}

Failure modelTextFailure(const std::string &file, const std::string &text, std::vector<TextError> errors) {
  constexpr std::size_t kShown = 20;
  std::ranges::sort(errors, {}, [](const TextError &e) { return std::tuple(e.line, e.column, e.message); });
  std::vector<std::string> lines;
  for (std::size_t start = 0; start <= text.size();) {
    std::size_t end = std::min(text.find('\n', start), text.size());
    lines.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  std::string message;
  for (std::size_t i = 0; i < std::min(errors.size(), kShown); ++i) {
    const TextError &e = errors[i];
    std::string source = lines[static_cast<std::size_t>(e.line) - 1];
    if (source.ends_with('\r'))
      source.pop_back();
    std::string pad = source.substr(0, std::min(e.column - 1, source.size()));
    std::ranges::replace_if(pad, [](char c) { return c != '\t'; }, ' ');
    message +=
        fmt::format("{}{}:{}:{}: error: {}\n{}\n{}^", i ? "\n" : "", file, e.line, e.column, e.message, source, pad);
  }
  if (errors.size() > kShown)
    message += fmt::format("\nand {} more", errors.size() - kShown);
  // What stands in the file must not drive the reader's terminal.
  std::ranges::replace_if(
      message, [](unsigned char c) { return (c < 0x20 && c != '\n' && c != '\t') || c == 0x7f; }, '?');
  return {ExitCode::Usage, "model file", message, "", {}};
}

}  // namespace eclat
