#include "pipeline/stages.h"

#include "contain/container.h"
#include "describe/describe_component.h"
#include "describe/object_laws.h"
#include "flow/files/sealed.h"
#include "flow/files/store.h"
#include "flow/remedies.h"
#include "infer/comments/comment_rules.h"
#include "infer/graphs/call_graphs.h"
#include "infer/infer_model.h"
#include "infer/law_properties.h"
#include "instrument/instrument_component.h"
#include "observe/observe_examples.h"
#include "pipeline/model_file.h"
#include "pipeline/verdicts/verdict_opinions.h"
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
  auto whole = unsealed(*text);
  if (!whole)
    return fail({ExitCode::Usage,
                 "work directory",
                 fmt::format("'{}' is damaged: it is not what was written there", path),
                 fmt::format("run `eclat {}` again", stage),
                 {}});
  return fromText<T>(*whole, path);
}

template <class T> Result<void> saveValue(const std::string &path, const T &value) {
  return writeFile(path, sealed(toText(value)));
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

std::string programsOf(const Project &project) {
  std::string names;
  for (const TestProgram &program : project.programs)
    names += (names.empty() ? "" : ", ") +
             (program.target.empty() ? std::filesystem::path(program.path).filename().string() : program.target);
  return fmt::format("{} ({})", counted(project.programs.size(), "test program"), names);
}

}  // namespace

Result<Run> openRun(RunOptions options, VerdictFile verdicts, const WorkDir &dir, Progress &progress) {
  if (options.explore.sandbox == Sandbox::Strict) {
    ECLAT_TRY(walled, requireAllWalls());
  }
  if (namesProject(options.request)) {
    progress.stage("project");
    Timed opening("project");
    ECLAT_TRY(opened, openProject(options.request, dir));
    progress.result(programsOf(options.request.project));
  }
  return Run{std::move(options), std::move(verdicts), dir, progress};
}

VerdictFile verdictsNow(const Run &run) {
  auto now = readVerdicts(run.options.verdicts);
  return now ? std::move(*now) : run.verdicts;
}

// What an earlier run left there; what is damaged is told, and will be made again.
template <class T> static Result<T> leftBefore(const Run &run, const std::string &path, const std::string &stage) {
  auto value = loadValue<T>(path, stage);
  if (!value && std::filesystem::exists(path))
    run.progress.note(value.error().message + "; it is made again");
  return value;
}

std::optional<Examined> resume(const Run &run) {
  Timed comparing("resume");
  auto request = leftBefore<Request>(run, run.dir.request(), "describe");
  auto component = leftBefore<Component>(run, run.dir.component(), "describe");
  auto build = leftBefore<Build>(run, run.dir.build(), "instrument");
  auto trace = leftBefore<Trace>(run, run.dir.trace(), "observe");
  if (!request || !component || !build || !trace || *request != run.options.request)
    return std::nullopt;
  const Project &project = run.options.request.project;
  if (project.exists()) {
    auto rebuilt = rebuildProject(*component, run.options.request, run.dir);
    auto examples = rebuilt ? listExamples(hookedPart(project, *rebuilt)) : fail(rebuilt.error());
    if (!examples || *examples != build->examples)
      return std::nullopt;
  }
  std::string stamp = buildStamp(*component, run.options.request, *build, run.dir);
  if (stamp.empty() || readFile(run.dir.stamp()) != stamp || !std::filesystem::exists(trace->file))
    return std::nullopt;
  run.dir.forgetAfter("infer");
  for (const char *stage : {"describe", "instrument", "observe"}) {
    run.progress.stage(stage);
    run.progress.result("unchanged");
  }
  return Examined{std::move(*component), std::move(*build), std::move(*trace)};
}

Result<Model> inferOrResume(const Run &run, const Examined &examined, bool isResumed) {
  // A model file may have been edited since.
  if (isResumed && run.options.modelFile.empty() && areVerdictsInForce(run))
    if (auto model = leftBefore<Model>(run, run.dir.model(), "infer")) {
      run.progress.stage("infer");
      run.progress.result("unchanged");
      return model;
    }
  return infer(run, examined.component, examined.trace, Examples::Judged);
}

Result<Component> describe(const Run &run) {
  run.progress.stage("describe");
  Timed describing("describe");
  ECLAT_TRY(component, describeComponent(run.options.request));
  if (component.operations.empty()) {
    std::vector<std::string> reasons;
    for (const Skipped &skipped : component.skipped)
      reasons.push_back(fmt::format("{}: {}; {}", skipped.operation, skipped.reason, skipped.remedy));
    return fail({ExitCode::NothingToTest, "describe", "there is nothing to call in the given classes",
                 "name a class with public operations", reasons});
  }
  run.dir.forgetAfter("describe");
  ECLAT_TRY(request, saveValue(run.dir.request(), run.options.request));
  ECLAT_TRY(saved, saveValue(run.dir.component(), component));
  run.progress.result(
      fmt::format("{}, {}{}", counted(component.classes.size(), "class", "classes"),
                  counted(component.operations.size(), "operation"),
                  component.skipped.empty() ? "" : fmt::format(" ({} skipped)", component.skipped.size())));
  run.progress.detail("flags of the compiler: " + quoteCommand(component.flags));
  for (const Skipped &skipped : component.skipped)
    run.progress.detail(fmt::format("skipped {}: {}", skipped.operation, skipped.reason));
  return std::move(component);
}

Result<Build> instrument(const Run &run, Component &component) {
  run.progress.stage("instrument");
  Timed building("compile");
  run.dir.forgetAfter("describe");
  addLaws(component);
  ECLAT_TRY(build, instrumentComponent(component, run.options.request, run.dir, coresFor(run.options.explore.jobs)));
  const Project &project = run.options.request.project;
  if (project.exists()) {
    ECLAT_TRY(examples, listExamples(hookedPart(project, build)));
    build.examples = std::move(examples);
  }
  ECLAT_TRY(again, saveValue(run.dir.component(), component));
  ECLAT_TRY(saved, saveValue(run.dir.build(), build));
  run.progress.result(project.exists() ? hookedPrograms(project, build)
                                       : "one hooked binary of " + counted(build.objects.size(), "object file"));
  return std::move(build);
}

Result<Trace> observe(const Run &run, Component &component, Build &build) {
  run.progress.stage("observe");
  Timed observing("observe");
  run.dir.forgetAfter("instrument");
  ECLAT_TRY(trace, observeExamples(build, component, run.options.request, run.options.explore.sandbox, run.dir));
  for (int id : trace.schema.missing) {
    const std::string &operation = component.operations[static_cast<std::size_t>(id)].signature;
    if (std::ranges::find(component.skipped, operation, &Skipped::operation) == component.skipped.end())
      component.skipped.push_back({operation, "it is declared, but no definition was linked", remedyOfSource()});
  }
  ECLAT_TRY(again, saveValue(run.dir.component(), component));
  ECLAT_TRY(chosen, saveValue(run.dir.build(), build));
  ECLAT_TRY(saved, saveValue(run.dir.trace(), trace));
  ECLAT_TRY(stamped, writeFile(run.dir.stamp(), buildStamp(component, run.options.request, build, run.dir)));
  run.progress.result(fmt::format("{}{}", counted(trace.calls, "call"),
                                  trace.tests ? " in " + counted(trace.tests, "passing test") : ""));
  for (const std::string &broken : trace.broken)
    run.progress.warn("the examples break your specification: " + broken);
  return std::move(trace);
}

Result<Model> infer(const Run &run, const Component &component, const Trace &trace, Examples examples) {
  const bool isGrown = examples == Examples::Grown;
  run.progress.stage("infer");
  Timed inferring("infer");
  run.dir.forgetAfter("observe");
  ECLAT_TRY(file, ModelFile::open(run.options.modelFile, component, trace));
  ECLAT_TRY(ruled, addVerdicts(file.opinions(), run.verdicts, component, trace));
  ECLAT_TRY(model, inferModel(component, trace, ruled.opinions));
  ECLAT_TRY(updated, isGrown ? Result<void>() : file.update(model, component, trace));
  ECLAT_TRY(asked, addCommentRules(model, component, trace, ruled.opinions));
  std::size_t learned = model.properties.size();
  model.suppressed = file.opinions().suppressed;
  ECLAT_TRY(added, addLawProperties(model, component, trace));
  ECLAT_TRY(saved, saveValue(run.dir.model(), model));
  ECLAT_TRY(marked, writeFile(run.dir.judged(), isGrown ? "grown" : markOf(run.verdicts.verdicts)));
  std::size_t trusted = ruled.opinions.trusted.size(), rejected = ruled.opinions.rejected.size();
  run.progress.result(counted(learned, "property", "properties") +
                      (trusted + rejected ? fmt::format(" ({} trusted, {} rejected)", trusted, rejected) : ""));
  for (const std::string &warning : file.warnings())
    run.progress.warn(warning);
  for (const std::string &stale : ruled.stale)
    run.progress.detail("a verdict that says nothing any more: " + stale);
  return std::move(model);
}

Result<CallGraphs> callGraphs(const Run &run, const Component &component, const Trace &trace) {
  if (auto known = loadValue<CallGraphs>(run.dir.graphs(), "infer"))
    return known;
  Timed inferring("graphs");
  ECLAT_TRY(graphs, inferCallGraphs(component, trace));
  ECLAT_TRY(saved, saveValue(run.dir.graphs(), graphs));
  return std::move(graphs);
}

}  // namespace eclat
