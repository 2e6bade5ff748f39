#include "pipeline/stages.h"

#include "describe/describe_component.h"
#include "describe/object_laws.h"
#include "flow/remedies.h"
#include "flow/store.h"
#include "infer/call_graphs.h"
#include "infer/comment_rules.h"
#include "infer/infer_model.h"
#include "infer/law_properties.h"
#include "instrument/instrument_component.h"
#include "observe/observe_examples.h"
#include "pipeline/model_file.h"
#include "pipeline/verdict_opinions.h"
#include "project/cmake_targets.h"
#include "project/open_project.h"
#include "support/cores.h"
#include "support/files.h"
#include "support/interrupt.h"
#include "support/process.h"
#include "support/timings.h"
#include "support/try.h"
#include "support/words.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>

namespace eclat {

template <class T> Result<T> loadValue(const std::string &path, const std::string &stage) {
  auto text = readFile(path);
  if (!text)
    return fail({ExitCode::Usage,
                 "work directory",
                 fmt::format("'{}' is not there", path),
                 fmt::format("run `eclat {}` first", stage),
                 {}});
  return fromText<T>(*text, path);
}

template <class T> Result<void> saveValue(const std::string &path, const T &value) {
  return writeFile(path, toText(value));
}

#define ECLAT_VALUE(T)                                                                                                 \
  template Result<T> loadValue<T>(const std::string &, const std::string &);                                           \
  template Result<void> saveValue<T>(const std::string &, const T &);
ECLAT_VALUE(Request)
ECLAT_VALUE(Component)
ECLAT_VALUE(Build)
ECLAT_VALUE(Trace)
ECLAT_VALUE(Model)
ECLAT_VALUE(CallGraphs)
ECLAT_VALUE(Report)
ECLAT_VALUE(Truth)
#undef ECLAT_VALUE

namespace {

// The project without the programs that the component is not linked into.
Project hookedPart(const Project &project, const Build &build) {
  Project part = project;
  std::erase_if(part.programs, [&](const TestProgram &program) {
    return std::ranges::find(build.examples, program.path, &Example::program) == build.examples.end();
  });
  return part;
}

std::string hookedPrograms(const Project &project, const Build &build) {
  std::string leftOut;
  Project hooked = hookedPart(project, build);
  for (const TestProgram &program : project.programs)
    if (std::ranges::find(hooked.programs, program) == hooked.programs.end())
      leftOut += (leftOut.empty() ? " (without the component: " : ", ") + program.target;
  return counted(hooked.programs.size(), "hooked program") + (leftOut.empty() ? "" : leftOut + ")");
}

}  // namespace

Result<void> Stages::openProject() {
  if (!namesProject(options_.request))
    return {};
  progress_.stage("project");
  Timed opening("project");
  ECLAT_TRY(opened, eclat::openProject(options_.request, dir_));
  std::string names;
  for (const TestProgram &program : options_.request.project.programs)
    names += (names.empty() ? "" : ", ") +
             (program.target.empty() ? std::filesystem::path(program.path).filename().string() : program.target);
  progress_.result(fmt::format("{} ({})", counted(options_.request.project.programs.size(), "test program"), names));
  return {};
}

std::optional<Examined> Stages::resume() {
  Timed comparing("resume");
  auto request = loadValue<Request>(dir_.request(), "describe");
  auto component = loadValue<Component>(dir_.component(), "describe");
  auto build = loadValue<Build>(dir_.build(), "instrument");
  auto trace = loadValue<Trace>(dir_.trace(), "observe");
  if (!request || !component || !build || !trace || *request != options_.request)
    return std::nullopt;
  const Project &project = options_.request.project;
  if (project.exists()) {
    auto rebuilt = rebuildProject(*component, options_.request, dir_);
    auto examples = rebuilt ? listExamples(hookedPart(project, *rebuilt)) : fail(rebuilt.error());
    if (!examples || *examples != build->examples)
      return std::nullopt;
  }
  std::string stamp = buildStamp(*component, options_.request, *build, dir_);
  if (stamp.empty() || readFile(dir_.stamp()) != stamp || !std::filesystem::exists(trace->file))
    return std::nullopt;
  dir_.forgetAfter("infer");
  for (const char *stage : {"describe", "instrument", "observe"}) {
    progress_.stage(stage);
    progress_.result("unchanged");
  }
  return Examined{std::move(*component), std::move(*build), std::move(*trace)};
}

Result<Model> Stages::inferOrResume(const Examined &examined, bool isResumed) {
  // A model file may have been edited since.
  if (isResumed && options_.modelFile.empty() && areVerdictsInForce())
    if (auto model = loadValue<Model>(dir_.model(), "infer")) {
      progress_.stage("infer");
      progress_.result("unchanged");
      return model;
    }
  return infer(examined.component, examined.trace);
}

Result<Component> Stages::describe() {
  progress_.stage("describe");
  Timed describing("describe");
  ECLAT_TRY(component, describeComponent(options_.request));
  if (component.operations.empty()) {
    std::vector<std::string> reasons;
    for (const Skipped &skipped : component.skipped)
      reasons.push_back(fmt::format("{}: {}; {}", skipped.operation, skipped.reason, skipped.remedy));
    return fail({ExitCode::NothingToTest, "describe", "there is nothing to call in the given classes",
                 "name a class with public operations", reasons});
  }
  dir_.forgetAfter("describe");
  ECLAT_TRY(request, saveValue(dir_.request(), options_.request));
  ECLAT_TRY(saved, saveValue(dir_.component(), component));
  progress_.result(
      fmt::format("{}, {}{}", counted(component.classes.size(), "class", "classes"),
                  counted(component.operations.size(), "operation"),
                  component.skipped.empty() ? "" : fmt::format(" ({} skipped)", component.skipped.size())));
  progress_.detail("flags of the compiler: " + quoteCommand(component.flags));
  for (const Skipped &skipped : component.skipped)
    progress_.detail(fmt::format("skipped {}: {}", skipped.operation, skipped.reason));
  return std::move(component);
}

Result<Build> Stages::instrument(Component &component) {
  progress_.stage("instrument");
  Timed building("compile");
  dir_.forgetAfter("describe");
  addLaws(component);
  ECLAT_TRY(build, instrumentComponent(component, options_.request, dir_, coresFor(options_.explore.jobs)));
  const Project &project = options_.request.project;
  if (project.exists()) {
    ECLAT_TRY(examples, listExamples(hookedPart(project, build)));
    build.examples = std::move(examples);
  }
  ECLAT_TRY(again, saveValue(dir_.component(), component));
  ECLAT_TRY(saved, saveValue(dir_.build(), build));
  progress_.result(project.exists() ? hookedPrograms(project, build)
                                    : "one hooked binary of " + counted(build.objects.size(), "object file"));
  return std::move(build);
}

Result<Trace> Stages::observe(Component &component, Build &build) {
  progress_.stage("observe");
  Timed observing("observe");
  dir_.forgetAfter("instrument");
  ECLAT_TRY(trace, observeExamples(build, component, options_.request, dir_));
  for (int id : trace.schema.missing) {
    const std::string &operation = component.operations[static_cast<std::size_t>(id)].signature;
    if (std::ranges::find(component.skipped, operation, &Skipped::operation) == component.skipped.end())
      component.skipped.push_back({operation, "it is declared, but no definition was linked", remedyOfSource()});
  }
  ECLAT_TRY(again, saveValue(dir_.component(), component));
  ECLAT_TRY(chosen, saveValue(dir_.build(), build));
  ECLAT_TRY(saved, saveValue(dir_.trace(), trace));
  ECLAT_TRY(stamped, writeFile(dir_.stamp(), buildStamp(component, options_.request, build, dir_)));
  progress_.result(fmt::format("{}{}", counted(trace.calls, "call"),
                               trace.tests ? " in " + counted(trace.tests, "passing test") : ""));
  for (const std::string &broken : trace.broken)
    progress_.warn("the examples break your specification: " + broken);
  return std::move(trace);
}

Result<Model> Stages::infer(const Component &component, const Trace &trace) {
  progress_.stage("infer");
  Timed inferring("infer");
  dir_.forgetAfter("observe");
  ECLAT_TRY(file, ModelFile::open(options_.modelFile, component, trace));
  ECLAT_TRY(ruled, addVerdicts(file.opinions(), verdicts_, component, trace));
  ECLAT_TRY(model, inferModel(component, trace, ruled.opinions));
  ECLAT_TRY(updated, isGrown_ ? Result<void>() : file.update(model, component, trace));
  ECLAT_TRY(asked, addCommentRules(model, component, trace, ruled.opinions));
  std::size_t learned = model.properties.size();
  model.suppressed = file.opinions().suppressed;
  ECLAT_TRY(added, addLawProperties(model, component, trace));
  ECLAT_TRY(saved, saveValue(dir_.model(), model));
  ECLAT_TRY(marked, writeFile(dir_.judged(), isGrown_ ? "grown" : markOf(verdicts_.verdicts)));
  std::size_t trusted = ruled.opinions.trusted.size(), rejected = ruled.opinions.rejected.size();
  progress_.result(counted(learned, "property", "properties") +
                   (trusted + rejected ? fmt::format(" ({} trusted, {} rejected)", trusted, rejected) : ""));
  for (const std::string &warning : file.warnings())
    progress_.warn(warning);
  for (const std::string &stale : ruled.stale)
    progress_.detail("a verdict that says nothing any more: " + stale);
  return std::move(model);
}

Result<CallGraphs> Stages::graphs(const Component &component, const Trace &trace) {
  if (auto known = loadValue<CallGraphs>(dir_.graphs(), "infer"))
    return known;
  Timed inferring("graphs");
  ECLAT_TRY(graphs, inferCallGraphs(component, trace));
  ECLAT_TRY(saved, saveValue(dir_.graphs(), graphs));
  return std::move(graphs);
}

}  // namespace eclat
