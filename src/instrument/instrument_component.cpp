#include "instrument/instrument_component.h"

#include "compile/compile_cache.h"
#include "compile/diagnostics.h"
#include "instrument/build_project.h"
#include "instrument/flavour.h"
#include "instrument/glue.h"
#include "instrument/quarantine.h"
#include "support/files.h"
#include "support/installation.h"
#include "support/interrupt.h"
#include "support/process.h"
#include "support/timings.h"
#include "support/try.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <set>

namespace eclat {

namespace {

using Strings = std::vector<std::string>;

void add(Strings &to, const Strings &more) { to.insert(to.end(), more.begin(), more.end()); }

// The library's own assertions catch what stays inside an allocation, such as an index behind size() but below
// capacity(). -O1 keeps stack traces readable and costs little; recoverable UBSan lets the examples run on, the worker
// turns every report into an end.
const Strings kSanitizers = {"-fsanitize=address,undefined", "-fno-sanitize=vptr,function",
                             "-fsanitize-recover=undefined", "-D_GLIBCXX_ASSERTIONS"};

CompileJob compileJob(const WorkDir &dir, const std::string &source, const Strings &componentFlags, const Strings &more,
                      const std::string &stem) {
  CompileJob job{source, dir.object(stem), {clangProgram()}, dir.root()};
  add(job.command, componentFlags);
  add(job.command, {"-g", "-O1", "-fno-omit-frame-pointer", "-Qunused-arguments", "-Wno-everything"});
  add(job.command, more);
  add(job.command, {"-ffile-prefix-map=" + dir.root() + "=" + WorkDir::kNameInObjects, "-c", source, "-o", job.object, "-MD", "-MF",
                    job.object + ".d"});
  return job;
}

// Libraries a test program needs that its author names in the build system, not in the source.
Strings frameworkLibraries(const Request &request) {
  Strings libraries;
  for (const std::string &test : request.tests) {
    std::string text = readFile(test).value_or("");
    if (text.find("gmock/gmock.h") != std::string::npos)
      add(libraries, {"-lgmock", "-lgmock_main"});
    if (text.find("gtest/gtest.h") != std::string::npos || text.find("gmock/gmock.h") != std::string::npos)
      add(libraries, {"-lgtest", "-lgtest_main", "-pthread"});
  }
  return libraries;
}

bool isGlue(const CompileJob &job) { return job.source.find("/glue/") != std::string::npos; }

Result<void> firstFailure(const std::vector<CompileJob> &jobs, const std::vector<ProcessResult> &results) {
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    if (results[i].succeeded())
      continue;
    // Of generated code every error counts: each may be about another operation.
    Strings lines = diagnostics(results[i].output, isGlue(jobs[i]) ? results[i].output.size() : kEnoughLines);
    return fail({isGlue(jobs[i]) ? ExitCode::OurBug : ExitCode::CannotBuildOrTestsFail, "instrument",
                 firstError(lines, fmt::format("{}: {}", jobs[i].source,
                                               results[i].signal ? "the compiler crashed" : "does not compile")),
                 isGlue(jobs[i])
                     ? "the code eclat generated for this component does not compile; please report it with "
                       "the folder 'glue' of the work directory"
                     : "give the flags your build uses after '--', or -p BUILD_DIR",
                 lines});
  }
  return {};
}

// Asks the compiler what it thinks of the glue, which takes a tenth of the time that compiling it does.
Result<void> checkGlue(const std::vector<CompileJob> &jobs, const ProcessOptions &options, const std::string &key,
                       int parallel) {
  std::vector<CompileJob> stale = jobsToRun(jobs, key);
  std::erase_if(stale, [](const CompileJob &job) { return !isGlue(job); });
  timings().count("checked", stale.size());
  std::vector<Strings> commands;
  for (const CompileJob &job : stale) {
    commands.push_back(job.command);
    commands.back().emplace_back("-fsyntax-only");
  }
  std::vector<ProcessResult> results = runProcesses(commands, options, parallel);
  if (mustStop())
    return fail({ExitCode::Stopped, "instrument", whyStopped() + " while compiling", "", {}});
  return firstFailure(stale, results);
}

Result<void> compile(const std::vector<CompileJob> &jobs, const ProcessOptions &options, const std::string &key,
                     int parallel) {
  std::vector<CompileJob> stale = jobsToRun(jobs, key);
  timings().count("compiled", stale.size());
  std::vector<Strings> commands;
  for (const CompileJob &job : stale)
    commands.push_back(job.command);
  std::vector<ProcessResult> results = runProcesses(commands, options, parallel);
  if (mustStop())
    return fail({ExitCode::Stopped, "instrument", whyStopped() + " while compiling", "", {}});
  for (std::size_t i = 0; i < stale.size(); ++i)
    if (results[i].succeeded())
      markFresh(stale[i], key);
  return firstFailure(stale, results);
}

std::vector<CompileJob> compileJobs(const Component &component, const Request &request, const WorkDir &dir,
                                    const Flavour &flavour) {
  Strings include = {"-I" + installation().include};
  const Strings &hooked = flavour.compile;
  Strings glueCalls = hooked, glueHooks = hooked;
  for (Strings *glue : {&glueCalls, &glueHooks})
    add(*glue, {"-ferror-limit=0", "-ftemplate-backtrace-limit=0"});
  add(glueHooks, {"-fno-access-control", "-fno-sanitize=all", "-fno-sanitize-coverage=inline-bool-flag,pc-table",
                  "-fvisibility=default"});
  if (component.ignoresAccess)
    add(glueCalls, {"-fno-access-control"});
  // The glue catches what the component throws, also where that never throws.
  include.emplace_back("-fexceptions");
  add(glueCalls, include);
  add(glueHooks, include);
  std::vector<CompileJob> jobs;
  std::set<std::string> stems;
  auto user = [&](const std::string &source) {
    std::string stem = std::filesystem::path(source).stem().string();
    stem += "-" + hexDigits(hashText(source), 6);
    if (stems.insert(stem).second)
      jobs.push_back(compileJob(dir, source, component.flags, hooked, stem));
  };
  // The build system of a project compiles what is the user's.
  bool isOurs = !request.project.exists();
  for (const std::string &test : request.tests)
    user(test);
  if (request.noTests)
    jobs.push_back(compileJob(dir, dir.emptyMain(), component.flags, hooked, "main"));
  jobs.push_back(compileJob(dir, dir.calls(), component.flags, glueCalls, "calls"));
  jobs.push_back(compileJob(dir, dir.hooks(), component.flags, glueHooks, "hooks"));
  for (const std::string &source : request.sources)
    if (isOurs)
      user(source);
  return jobs;
}

std::string stampOfFile(const std::string &file) {
  std::error_code error;
  auto time = std::filesystem::last_write_time(file, error).time_since_epoch().count();
  auto size = error ? 0 : std::filesystem::file_size(file, error);
  return error ? "" : fmt::format("{} {} {}\n", file, time, size);
}

// What a program was linked of.
std::string linkStamp(const Strings &command, const Strings &objects) {
  std::string parts = quoteCommand(command) + stampOfFile(installation().symbolicLibrary);
  for (const std::string &object : objects)
    parts += readFile(object + ".stamp").value_or("") + stampOfFile(object);
  return hexDigits(hashText(parts), 16);
}

Result<Build> link(const Component &component, const Request &request, const WorkDir &dir, const Flavour &flavour,
                   const std::vector<CompileJob> &jobs) {
  Build build{dir.binary(), clangProgram(), component.flags, {}};
  Strings command = {clangProgram()}, objects;
  // The hook file is not watched by the sanitizers, nor are specifications, which the thunks include; last in line,
  // their copies of inline functions lose.
  std::string thunks, hooks;
  for (const CompileJob &job : jobs)
    (job.source == dir.hooks()   ? hooks = job.object
     : job.source == dir.calls() ? thunks = job.object
                                 : objects.emplace_back(job.object));
  add(objects, {thunks, hooks});
  build.objects = objects;
  add(command, objects);
  add(command, flavour.link);
  add(command, component.flags);
  add(command, frameworkLibraries(request));
  add(command, {"-Qunused-arguments", "-o", dir.binary()});
  // Whether the ordinary one is up to date was asked before.
  std::string stamp = dir.binary() + ".stamp", now = flavour.name.empty() ? "" : linkStamp(command, objects);
  if (!now.empty() && std::filesystem::exists(dir.binary()) && readFile(stamp) == now)
    return build;
  timings().count("linked", 1);
  ProcessResult result = runProcess(command);
  if (mustStop())
    return fail({ExitCode::Stopped, "instrument", whyStopped() + " while linking", "", {}});
  if (!result.succeeded()) {
    Strings lines = diagnostics(result.output, result.output.size());
    return fail({ExitCode::CannotBuildOrTestsFail, "instrument",
                 "the tests do not link: " + firstError(lines, "the linker failed"),
                 "name every source of the component with --source, and libraries after '--' (-lfoo)", lines});
  }
  if (!now.empty())
    static_cast<void>(writeFile(stamp, now));  // without it it is only linked again
  return build;
}

}  // namespace

std::vector<std::string> sanitizerFlags() { return kSanitizers; }

std::vector<std::string> hookedFlags() {
  Strings flags = kSanitizers;
  flags.emplace_back("-fsanitize-coverage=inline-bool-flag,pc-table");
  // Without aliases every constructor variant ends in the one that is hooked.
  add(flags, {"-fpass-plugin=" + installation().plugin, "-Xclang", "-mno-constructor-aliases"});
  return flags;
}

namespace {

Result<void> writeGlue(const Component &component, const WorkDir &dir) {
  Timed writing("glue");
  std::string emptyMain = "// Generated by eclat: a program without tests.\nint main() {}\n";
  for (auto &[path, text] : {
           std::pair{dir.hooks(),     writeHooks(component)   },
           std::pair{dir.calls(),     writeCalls(component)   },
           std::pair{dir.hookList(),  writeHookList(component)},
           std::pair{dir.emptyMain(), emptyMain               }
  }) {
    // An unchanged file keeps its time, so that nothing is compiled again for it.
    if (readFile(path) != text)
      if (auto written = writeFile(path, text); !written)
        return fail(written.error());
  }
  return {};
}

// An iterator whose type has a private class among its arguments: callers say `auto`, the glue must spell it.
bool isAboutAccess(const Failure &failure) {
  return std::ranges::any_of(failure.notes, [](const std::string &line) {
    return line.find("is a private member of") != std::string::npos ||
           line.find("is a protected member of") != std::string::npos;
  });
}

// True if another turn may succeed: the failure was about access, or about single operations, which are out of the
// component now.
bool leaveOut(const Failure &failure, const WorkDir &dir, Component &component) {
  if (!component.ignoresAccess && isAboutAccess(failure))
    return component.ignoresAccess = true;
  bool changed = false;
  for (auto [glue, file] : {
           std::pair{Glue::Calls, dir.calls()},
           std::pair{Glue::Hooks, dir.hooks()}
  })
    changed |= quarantine(component, glue, file, readFile(file).value_or(""), failure.notes);
  return changed && !component.operations.empty();
}

// What the user's own setup or teardown gets wrong is no bug of ours.
Failure ofConfiguration(Failure failure, const Component &component) {
  failure.notes.resize(std::min(failure.notes.size(), kEnoughLines));
  for (const auto *statements : {&component.setup, &component.teardown})
    for (const Noted &statement : *statements)
      if (std::string file = statement.place.substr(0, statement.place.find(':') + 1);
          failure.message.starts_with(file))
        return {ExitCode::Usage, "configuration", failure.message,
                "setup and teardown are C++ statements; name the headers that they need under 'include'",
                failure.notes};
  return failure;
}

// Besides the files themselves, what an object depends on.
std::string environmentKey(const Component &component, const Flavour &flavour) {
  std::string key = writeHookList(component);
  for (const std::string &plugin : flavour.plugins)
    key += stampOfFile(plugin);
  return key;
}

}  // namespace

std::string buildStamp(const Component &component, const Request &request, const Build &build, const WorkDir &dir) {
  Flavour flavour = ordinaryFlavour();
  std::vector<CompileJob> all = compileJobs(component, request, dir, flavour);
  if (!staleJobs(all, environmentKey(component, flavour)).empty())
    return "";
  std::string parts;
  for (const CompileJob &job : all)
    parts += readFile(job.object + ".stamp").value_or("") + "\n";
  std::set<std::string> files = {build.binary, installation().program, installation().library};
  for (const Example &example : build.examples)
    files.insert(example.program);
  for (const std::string &file : files) {
    std::string stamp = stampOfFile(file);
    if (stamp.empty())
      return "";
    parts += stamp;
  }
  return hexDigits(hashText(parts), 16);
}

Result<Build> rebuildProject(const Component &component, const Request &request, const WorkDir &dir) {
  return buildProject(component, request, dir, ordinaryFlavour());
}

namespace {

// The glue of a large class often has operations that do not compile, and after each turn what is hooked has changed,
// so that everything is stale: better to know before.
constexpr std::size_t kManyOperations = 40;

Result<void> compileAll(Component &component, const Request &request, const WorkDir &dir, const Flavour &flavour,
                        int jobs) {
  if (auto written = writeGlue(component, dir); !written)
    return fail(written.error());
  std::vector<CompileJob> all = compileJobs(component, request, dir, flavour);
  ProcessOptions options;
  options.environment["ECLAT_HOOKS"] = dir.hookList();
  std::string key = environmentKey(component, flavour);
  auto compiled = component.operations.size() >= kManyOperations ? checkGlue(all, options, key, jobs) : Result<void>();
  if (compiled)
    compiled = compile(all, options, key, jobs);
  // Each turn but one leaves out at least one operation or hook, so that this ends.
  if (!compiled && compiled.error().code == ExitCode::OurBug && leaveOut(compiled.error(), dir, component))
    return compileAll(component, request, dir, flavour, jobs);
  if (!compiled)
    return fail(ofConfiguration(compiled.error(), component));
  return {};
}

}  // namespace

Result<Build> instrumentComponent(Component &component, const Request &request, const WorkDir &dir, int jobs) {
  Flavour flavour = ordinaryFlavour();
  ECLAT_TRY(compiled, compileAll(component, request, dir, flavour, jobs));
  if (request.project.exists())
    return buildProject(component, request, dir, flavour);
  auto linked = link(component, request, dir, flavour, compileJobs(component, request, dir, flavour));
  if (!linked && quarantineUnlinked(component, linked.error().notes) && !component.operations.empty())
    return instrumentComponent(component, request, dir, jobs);
  if (!linked)
    linked.error().notes.resize(std::min(linked.error().notes.size(), kEnoughLines));
  return linked;
}

namespace {

// Neither laws nor specifications are solved for; operations keep their numbers.
Component withoutLawsAndSpecs(Component component) {
  component.specs.clear();
  component.specified.clear();
  component.promised.clear();
  for (Operation &op : component.operations) {
    op.spec.clear();
    if (op.kind == OperationKind::Law)
      op.law.condition = "false";
  }
  return component;
}

Result<Build> buildSymbolic(const Component &component, const Request &request, const WorkDir &own, int jobs) {
  Component settled = withoutLawsAndSpecs(component);  // what could not be compiled was left out already
  Flavour flavour = symbolicFlavour();
  ECLAT_TRY(compiled, compileAll(settled, request, own, flavour, jobs));
  if (settled.operations.size() != component.operations.size())
    return fail({ExitCode::CannotBuildOrTestsFail, "instrument", "some operations do not compile", "", {}});
  if (request.project.exists())
    return buildProject(settled, request, own, flavour);
  return link(settled, request, own, flavour, compileJobs(settled, request, own, flavour));
}

}  // namespace

Result<Build> instrumentSymbolic(const Component &component, const Request &request, const WorkDir &own, int jobs) {
  std::error_code ignored;
  std::filesystem::create_directories(std::filesystem::path(own.object("")).parent_path(), ignored);
  if (request.project.exists() || request.noTests)
    return buildSymbolic(component, request, own, jobs);
  // No test runs here: most of the time it would take to compile them is spent on the headers of their framework.
  Request alone = request;
  alone.tests.clear();
  alone.noTests = true;
  auto build = buildSymbolic(component, alone, own, jobs);
  return build ? build : buildSymbolic(component, request, own, jobs);  // a part of the component may stand among them
}

}  // namespace eclat
