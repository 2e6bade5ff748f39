#include "pipeline/model_file.h"

#include "support/files.h"
#include "support/try.h"

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

// As short as the user would name it.
std::string shortName(const std::string &path) {
  std::string near = std::filesystem::proximate(path).string();
  return near.starts_with("..") ? path : near;
}

}  // namespace

Result<ModelFile> ModelFile::open(const std::string &path, const Component &component, const Trace &trace) {
  ModelFile file;
  file.path_ = path;
  if (path.empty())
    return file;
  file.shown_ = shortName(path);
  auto text = readFile(path);
  if (!text) {
    if (std::filesystem::exists(path))
      return fail(
          {ExitCode::Usage, "model file", fmt::format("cannot read '{}'", path), "give a file with --model", {}});
    return file;
  }
  file.old_ = std::move(*text);
  std::vector<TextError> errors;
  file.text_ = parseModelText(file.old_, errors);
  checkModelText(file.text_, component, trace.schema, errors);
  if (!errors.empty())
    return fail(modelTextFailure(file.shown_, file.old_, std::move(errors)));
  file.opinions_ = opinionsOf(file.text_, file.shown_);
  ECLAT_TRY(weighed, file.weigh(component, trace));
  return file;
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
  std::map<std::string, std::string> moved;
  for (auto list : {&Opinions::rejected, &Opinions::replaced})
    for (const Dropped &after : now.*list)
      for (const Dropped &before : opinions_.*list)
        if (before.point == after.point && before.property == after.property)
          moved[before.reason] = after.reason;
  for (Dropped &dropped : model.dropped)
    if (auto it = moved.find(dropped.reason); it != moved.end())
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
