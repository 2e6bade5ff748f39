#include "pipeline/model_file.h"

#include "support/files.h"
#include "support/short_path.h"
#include "support/try.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <map>

namespace eclat {

namespace {

std::string headingOf(const Schema &schema, std::uint64_t calls) {
  std::string names;
  for (std::size_t i = 0; i < schema.classes.size(); ++i)
    names += (i == 0 ? "" : i + 1 == schema.classes.size() ? " and " : ", ") + schema.classes[i].name;
  return fmt::format("The model of {}, inferred by eclat from {} call{}.", names.empty() ? "the functions" : names,
                     calls, calls == 1 ? "" : "s");
}

}  // namespace

// A file that is not there yet is an empty one.
Result<ModelFile> ModelFile::read(const std::string &path, std::vector<TextError> &errors) {
  ModelFile file;
  file.path_ = path;
  if (path.empty())
    return file;
  file.shown_ = shortPath(path);
  auto text = readFile(path);
  if (!text) {
    if (std::filesystem::exists(path))
      return fail(
          {ExitCode::Usage, "model file", fmt::format("cannot read '{}'", path), "give a file with --model", {}});
    return file;
  }
  file.old_ = std::move(*text);
  file.text_ = parseModelText(file.old_, errors);
  return file;
}

Result<void> ModelFile::checkSyntax(const std::string &path) {
  std::vector<TextError> errors;
  ECLAT_TRY(file, read(path, errors));
  if (!errors.empty())
    return fail(modelTextFailure(file.shown_, file.old_, std::move(errors)));
  return {};
}

Result<ModelFile> ModelFile::open(const std::string &path, const Component &component, const Trace &trace) {
  std::vector<TextError> errors;
  ECLAT_TRY(file, read(path, errors));
  checkModelText(file.text_, component, trace.schema, errors);
  if (!errors.empty())
    return fail(modelTextFailure(file.shown_, file.old_, std::move(errors)));
  file.opinions_ = opinionsOf(file.text_, file.shown_);
  ECLAT_TRY(weighed, file.weigh(component, trace));
  return std::move(file);
}

std::string modelFileText(const Model &model, const Component &component, const Trace &trace) {
  ModelText trusted;
  for (const Suppression &suppression : model.suppressed)
    trusted.suppressions.push_back({suppression, {}});
  for (const Property &p : model.properties) {
    if (!p.isTrusted)
      continue;
    auto section = std::ranges::find(trusted.sections, p.point, &ModelSection::point);
    if (section == trusted.sections.end()) {
      section = trusted.sections.emplace(section);
      section->point = p.point;
    }
    ModelLine &line = section->lines.emplace_back();
    line.mark = Mark::Trusted;
    line.expr = p.expr;
    line.text = print(p.expr);
  }
  return printModelText(withInferred(trusted, model, component, trace.schema), headingOf(trace.schema, trace.calls));
}

// How often the examples bear out what is trusted.
Result<void> ModelFile::weigh(const Component &component, const Trace &trace) {
  std::vector<Statement> statements;
  for (const Property &p : opinions_.trusted)
    statements.push_back({p.point, p.expr});
  if (statements.empty())
    return {};
  ECLAT_TRY(tallies, tallyStatements(component, trace, statements));
  for (std::size_t i = 0; i < tallies.size(); ++i) {
    Property &p = opinions_.trusted[i];
    p.samples = tallies[i].held;
    p.states = tallies[i].states;
    p.broken = tallies[i].broken;
    if (tallies[i].firstBreak)
      broken_.push_back({p.point, p.expr, *tallies[i].firstBreak});
  }
  return {};
}

Result<void> ModelFile::update(Model &model, const Component &component, const Trace &trace) {
  if (path_.empty())
    return {};
  std::string text =
      printModelText(withInferred(text_, model, component, trace.schema), headingOf(trace.schema, trace.calls));
  if (text != old_) {
    ECLAT_TRY(written, writeFile(path_, text));
  }
  std::vector<TextError> none;
  text_ = parseModelText(text, none);
  Opinions now = opinionsOf(text_, shown_);
  std::map<std::string, DropReason> moved;
  for (auto list : {&Opinions::rejected, &Opinions::replaced})
    for (const Dropped &after : now.*list)
      for (const Dropped &before : opinions_.*list)
        if (before.point == after.point && before.text == after.text)
          moved[before.reason.words] = after.reason;
  for (Dropped &dropped : model.dropped)
    if (auto it = moved.find(dropped.reason.words); it != moved.end())
      dropped.reason = it->second;
  return {};
}

std::vector<std::string> ModelFile::warnings() const {
  std::vector<std::string> out;
  for (const Broken &broken : broken_)
    for (const ModelSection &section : text_.sections)
      for (const ModelLine &line : section.lines)
        if (section.point == broken.point && line.mark == Mark::Trusted && line.expr == broken.expr)
          out.push_back(fmt::format("{}:{}:{}: warning: '{}' is trusted, but call {} of the examples breaks it: {}",
                                    shown_, line.line, line.column, line.text, broken.by.call, printValues(broken.by)));
  return out;
}

}  // namespace eclat
