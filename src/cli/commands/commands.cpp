#include "cli/commands/commands.h"

#include "cli/commands/baseline_command.h"
#include "cli/commands/describe_table.h"
#include "cli/commands/doctor.h"
#include "cli/commands/dtrace_command.h"
#include "cli/commands/explain_command.h"
#include "cli/commands/graph_command.h"
#include "cli/commands/init_command.h"
#include "cli/commands/model_command.h"
#include "cli/commands/replay_command.h"
#include "cli/commands/show.h"
#include "cli/commands/suite_command.h"
#include "cli/compare/run_diff.h"
#include "cli/compare/since_last_run.h"
#include "cli/judging/find_finding.h"
#include "cli/judging/judge_command.h"
#include "cli/judging/review_command.h"
#include "cli/judging/serve_command.h"
#include "cli/options/config.h"
#include "cli/options/source_root.h"
#include "cli/shell/completions.h"
#include "cli/shell/man_page.h"
#include "emit/cpp/code.h"
#include "emit/emitter.h"
#include "emit/tests/framework.h"
#include "pipeline/model_file.h"
#include "pipeline/run.h"
#include "project/open_project.h"
#include "support/deadline.h"
#include "support/files.h"
#include "support/interrupt.h"
#include "support/process.h"
#include "support/short_path.h"
#include "support/timings.h"
#include "support/try.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <unistd.h>

namespace eclat {

namespace {

namespace fs = std::filesystem;

bool colourOfOutput(const CommandLine &line) {
  return line.output.empty() && isColourWanted(line.colour, isatty(STDOUT_FILENO) != 0);
}

ProgressStyle styleOf(const CommandLine &line) {
  bool isTerminal = isatty(STDERR_FILENO) != 0;
  return {line.quiet, line.verbose, isTerminal && !isDumb(), isColourWanted(line.colour, isTerminal)};
}

void makeAbsolute(std::vector<std::string> &paths) {
  for (std::string &path : paths)
    path = fs::absolute(path).lexically_normal().string();
}

// A header's source usually stands beside it under the same name.
void addSiblingSources(Request &request, Progress &progress) {
  if (!request.sources.empty() || !request.buildPath.empty())
    return;
  for (const std::string &header : request.headers)
    for (const char *extension : {".cpp", ".cc", ".cxx"}) {
      std::string sibling = fs::path(header).replace_extension(extension).string();
      if (sibling == header || !fs::is_regular_file(sibling) ||
          std::ranges::find(request.tests, sibling) != request.tests.end())
        continue;
      progress.note(fmt::format("using {} too; name sources with --source to choose yourself",
                                fs::path(sibling).filename().string()));
      request.sources.push_back(sibling);
      break;
    }
}

// Adds what --config names, or the .eclat.yaml found upwards from the folder, says.
Result<void> configure(CommandLine &line, const std::string &folder, Progress &progress) {
  auto config = line.config.empty() ? findConfig(folder) : std::optional(line.config);
  if (!config)
    return {};
  progress.detail("configuration: " + shortPath(*config));
  return applyConfig(fs::absolute(*config).string(), line.options, line.given);
}

// Verdicts are for the user's repository, and so beside the work directory, which is not.
void findVerdicts(CommandLine &line) {
  fs::path dir = fs::absolute(line.options.request.workDir).lexically_normal();
  if (line.options.verdicts.empty())
    line.options.verdicts = (dir.parent_path() / "eclat.verdicts").string();
}

Result<void> completeRequest(CommandLine &line, Progress &progress) {
  Request &request = line.options.request;
  makeAbsolute(request.headers);
  makeAbsolute(request.sources);
  makeAbsolute(request.tests);
  makeAbsolute(request.testPrograms);
  makeAbsolute(request.specs);
  for (std::string &header : request.advice.includes)
    if (!header.starts_with('<'))
      header = fs::absolute(header).lexically_normal().string();
  for (const std::string &pattern : line.leaveOut)
    request.advice.leaveOut.push_back({pattern, "--leave-out"});
  std::string folder = request.headers.empty() ? "." : fs::path(request.headers.front()).parent_path().string();
  ECLAT_TRY(configured, configure(line, folder, progress));
  if (!request.buildPath.empty())
    request.buildPath = fs::absolute(request.buildPath).string();
  request.workDir = fs::absolute(request.workDir).lexically_normal().string();
  findVerdicts(line);
  addSiblingSources(request, progress);
  auto usage = [](std::string message, std::string hint) {
    return fail({ExitCode::Usage, "command line", std::move(message), std::move(hint), {}});
  };
  if (request.classes.empty() && request.functions.empty())
    return usage("nothing to test is named", "give --class NAME or --function NAME, or 'classes:' in .eclat.yaml");
  if (request.headers.empty() && (!namesProject(request) || !request.buildCommand.empty()))
    return usage("no header is named", "give --header FILE, or -p DIR for a CMake project");
  for (const auto *list : {&request.headers, &request.sources, &request.tests, &request.specs})
    for (const std::string &file : *list)
      if (!fs::is_regular_file(file))
        return usage(fmt::format("there is no file '{}'", file), "paths are relative to the current folder");
  return {};
}

Result<void> requireTests(const Request &request) {
  if (!request.tests.empty() || request.noTests || request.project.exists() || namesProject(request))
    return {};
  return fail({ExitCode::Usage,
               "command line",
               "no tests are named",
               "give --tests FILE with tests that pass, or -p DIR for a CMake project that CTest can test; --no-tests "
               "looks for crashes and broken laws alone",
               {}});
}

Result<void> writeOutput(const CommandLine &line, const std::string &text) {
  if (!line.output.empty())
    return writeFile(line.output, text);
  std::fwrite(text.data(), 1, text.size(), stdout);
  return {};
}

Result<int> writeReport(const CommandLine &line, const EmitContext &context) {
  ECLAT_TRY(written, writeOutput(line, findEmitter(line.format)->emit(context)));
  if (interrupted() || context.report.stats.isCut)
    return static_cast<int>(ExitCode::Stopped);
  auto isBroken = [](const JudgedTest &test) { return test.state == "changed" || test.state == "crashes"; };
  if (!context.report.findings.empty() || std::ranges::any_of(context.report.judged, isBroken))
    return static_cast<int>(ExitCode::Findings);
  return static_cast<int>(context.report.stats.stoppedEarly ? ExitCode::Stopped : ExitCode::NothingFound);
}

EmitContext contextOf(const RunResult &result, const CommandLine &line) {
  EmitContext context{
      .component = result.component, .schema = result.trace.schema, .model = result.model, .report = result.report};
  context.graphs = &result.graphs;
  context.colour = colourOfOutput(line);
  context.root = sourceRoot();
  return context;
}

Result<void> writeTimings(const CommandLine &line) {
  return line.timings.empty() ? Result<void>() : writeFile(line.timings, timings().json());
}

Result<int> runAll(CommandLine &line, Progress &progress) {
  ECLAT_TRY(complete, completeRequest(line, progress));
  ECLAT_TRY(tests, requireTests(line.options.request));
  WorkDir dir(line.options.request.workDir);
  std::optional<ComparedRun> before = lastRun(dir, line.options);
  endRunAfter(line.options.explore.timeLimit);
  ECLAT_TRY(result, run(line.options, dir, progress));
  ECLAT_TRY(timed, writeTimings(line));
  if (before)
    for (const std::string &change : tellChanges(*before, {result.component, result.model, result.report}))
      progress.note(change);
  if (!result.report.findings.empty())
    progress.note(fmt::format("the test cases are in {}", shortPath(dir.tests())));
  return writeReport(line, contextOf(result, line));
}

Result<int> describeOnly(CommandLine &line, Progress &progress) {
  ECLAT_TRY(complete, completeRequest(line, progress));
  WorkDir dir(line.options.request.workDir);
  ECLAT_TRY(ready, dir.prepare());
  endRunAfter(line.options.explore.timeLimit);
  ECLAT_TRY(run, openRun(line.options, {}, dir, progress));
  ECLAT_TRY(component, describe(run));
  std::string text = line.format == "json" ? describeJson(component) : describeTable(component, terminalWidth());
  ECLAT_TRY(written, writeOutput(line, text));
  return 0;
}

Result<RunResult> loadAll(const WorkDir &dir) {
  ECLAT_TRY(component, loadValue<Component>(dir.component(), "describe"));
  ECLAT_TRY(trace, loadValue<Trace>(dir.trace(), "observe"));
  ECLAT_TRY(model, loadValue<Model>(dir.model(), "infer"));
  ECLAT_TRY(report, loadValue<Report>(dir.report(), "explore"));
  CallGraphs graphs = loadValue<CallGraphs>(dir.graphs(), "infer").value_or(CallGraphs());
  return RunResult{std::move(component), std::move(trace), std::move(model), std::move(graphs), std::move(report)};
}

Result<int> showSomething(const CommandLine &line, const WorkDir &dir) {
  const std::string &what = line.arguments.front();
  if (what == "component") {
    ECLAT_TRY(component, loadValue<Component>(dir.component(), "describe"));
    fmt::print("{}", showComponent(component));
    return 0;
  }
  if (what == "model") {
    ECLAT_TRY(model, loadValue<Model>(dir.model(), "infer"));
    fmt::print("{}", showModel(model));
    return 0;
  }
  if (what == "trace")
    return showTrace(dir);
  if (what == "coverage") {
    ECLAT_TRY(report, loadValue<Report>(dir.report(), "explore"));
    fmt::print("{}", showCoverage(report.coverage));
    return 0;
  }
  if (what != "input" || line.arguments.size() != 2)
    return fail({ExitCode::Usage,
                 "show",
                 what == "input" ? "the input of which finding?" : fmt::format("cannot show '{}'", what),
                 "show component, show model, show trace, show coverage or show input ID",
                 {}});
  ECLAT_TRY(all, loadAll(dir));
  ECLAT_TRY(finding, findFinding(line.arguments[1], all.report, all.component, all.model, "show"));
  for (const std::string &code : inputCode(finding->input, all.component, finding->outcome.claim).all())
    fmt::print("{}\n", code);
  return 0;
}

int printCompletions(const std::string &shell) {
  CommandInfo eclat = ownCommands();
  fmt::print("{}", shell == "bash"  ? bashCompletions(eclat)
                   : shell == "zsh" ? zshCompletions(eclat)
                                    : fishCompletions(eclat));
  return 0;
}

// Of `emit`: tests, which are proved before they are printed.
bool wantsTests(const CommandLine &line) {
  bool isAsked = line.options.emit.regression || !line.options.emit.framework.empty();
  return findFramework(line.format) || (isAsked && !line.given.contains("--format"));
}

Result<int> emitTests(const CommandLine &line, const Run &run, const Examined &examined, const Model &model,
                      Report &report) {
  report.unproved.clear();
  std::string text = provedTests(run, examined, model, report, line.options.emit.regression);
  for (const Unproved &unproved : report.unproved)
    fmt::print(stderr, "note: no test for {}: {}\n", unproved.id, unproved.reason);
  if (text.empty())
    return fail(
        {ExitCode::NothingToTest,
         "emit",
         line.options.emit.regression ? "no input gives a test that holds" : "no finding gives a test that holds",
         "the report tells what was found: eclat emit",
         {}});
  ECLAT_TRY(written, writeOutput(line, text));
  return 0;
}

// What only looks at, or judges, what the work directory holds; nothing if it is another command.
std::optional<Result<int>> askSomething(CommandLine &line, const WorkDir &dir, Progress &progress) {
  const std::string &command = line.command;
  if (command == "show")
    return showSomething(line, dir);
  if (command == "ids") {
    for (const std::string &id : idsIn(readFile(dir.report()).value_or("")))
      fmt::print("{}\n", id);
    return 0;
  }
  if (command == "baseline")
    return updateBaselineFile(line, dir);
  if (command == "model")
    return answerAboutModel(line, dir);
  if (command == "accept" || command == "reject")
    return judgeFindings(line, dir, progress);
  if (command == "withdraw")
    return withdrawVerdicts(line, dir, progress);
  if (command == "serve")
    return serveReport(line, dir);
  if (command == "review")
    return reviewFindings(line, dir, progress);
  if (!line.fromDtrace.empty())
    return inferFromDtrace(line, dir, progress);
  if (command == "explain" || (command == "emit" && !wantsTests(line))) {
    auto all = loadAll(dir);
    if (!all)
      return fail(all.error());
    return command == "emit" ? writeReport(line, contextOf(*all, line))
                             : explainFinding(line.arguments.front(), contextOf(*all, line), dir);
  }
  return std::nullopt;
}

Result<int> printModel(const CommandLine &line, const Run &run, const Examined &examined) {
  ECLAT_TRY(model, infer(run, examined.component, examined.trace, Examples::Judged));
  if (line.output.empty()) {
    fmt::print("{}", showModel(model));
    return 0;
  }
  ECLAT_TRY(written, writeFile(line.output, modelFileText(model, examined.component, examined.trace)));
  return 0;
}

Result<int> exploreAgain(const CommandLine &line, const Run &run, Examined examined) {
  // The file may have been edited since: what it says now counts.
  bool isUpToDate = run.options.modelFile.empty() && areVerdictsInForce(run);
  ECLAT_TRY(model, isUpToDate ? loadValue<Model>(run.dir.model(), "infer")
                              : infer(run, examined.component, examined.trace, Examples::Judged));
  ECLAT_TRY(graphs, callGraphs(run, examined.component, examined.trace));
  ECLAT_TRY(report, search(run, examined, model, graphs));
  ECLAT_TRY(held, holdToVerdicts(run, examined, report));
  ECLAT_TRY(emitted, emit(run, examined, model, report));
  ECLAT_TRY(timed, writeTimings(line));
  return writeReport(line, contextOf({examined.component, examined.trace, model, graphs, report}, line));
}

// What needs a trace of the examples.
Result<int> goOnFromTrace(const CommandLine &line, const Run &run, Examined examined) {
  const std::string &command = line.command;
  if (command == "infer" || command == "explore") {
    ECLAT_TRY(joined, joinFine(run, examined));
  }
  if (command == "infer")
    return printModel(line, run, examined);
  if (command == "explore")
    return exploreAgain(line, run, std::move(examined));
  if (command == "graph") {
    ECLAT_TRY(graphs, callGraphs(run, examined.component, examined.trace));
    ECLAT_TRY(text, showGraphs(line, graphs, examined.component));
    ECLAT_TRY(written, writeOutput(line, text));
    return 0;
  }
  ECLAT_TRY(model, loadValue<Model>(run.dir.model(), "infer"));
  if (command == "suite")
    return writeSuite(line, run, examined, std::move(model));
  ECLAT_TRY(report, loadValue<Report>(run.dir.report(), "explore"));
  return command == "emit" ? emitTests(line, run, examined, model, report)
                           : replayFinding(line, run, examined, model, report);
}

// The later stages go on from what the work directory holds.
Result<int> runStage(CommandLine &line, Progress &progress) {
  ECLAT_TRY(configured, configure(line, ".", progress));
  WorkDir dir(fs::absolute(line.options.request.workDir).lexically_normal().string());
  findVerdicts(line);
  if (auto answered = askSomething(line, dir, progress))
    return *answered;
  ECLAT_TRY(request, loadValue<Request>(dir.request(), "describe"));
  ECLAT_TRY(ready, dir.prepare());
  endRunAfter(line.options.explore.timeLimit);
  line.options.request = request;
  if (findFramework(line.format))
    line.options.emit.framework = line.format;
  ECLAT_TRY(component, loadValue<Component>(dir.component(), "describe"));
  ECLAT_TRY(tests, requireTests(request));
  ECLAT_TRY(verdicts, readVerdicts(line.options.verdicts));
  const Run run{line.options, std::move(verdicts), dir, progress};
  if (line.command == "instrument") {
    ECLAT_TRY(build, instrument(run, component));
    return 0;
  }
  ECLAT_TRY(build, loadValue<Build>(dir.build(), "instrument"));
  if (line.command == "observe") {
    ECLAT_TRY(trace, observe(run, component, build));
    if (!line.dtraceOut.empty()) {
      ECLAT_TRY(written, writeDtraceFile(component, trace, line.dtraceOut, progress));
    }
    return 0;
  }
  ECLAT_TRY(trace, loadValue<Trace>(dir.trace(), "observe"));
  return goOnFromTrace(line, run, {std::move(component), std::move(build), std::move(trace)});
}

}  // namespace

Result<int> runCommand(CommandLine &line) {
  Progress progress(styleOf(line));
  if (line.verbose)
    tellCommands([&progress](const std::string &command) { progress.detail("$ " + command); });
  bool isFolder = line.command == "suite";
  for (const std::string &path : {isFolder ? std::string() : line.output, line.dtraceOut, line.timings})
    if (!path.empty()) {
      ECLAT_TRY(writable, requireWritable(path));
    }
  if (line.command == "run")
    return runAll(line, progress);
  if (line.command == "init")
    return initProject(line, progress);
  if (line.command == "describe")
    return describeOnly(line, progress);
  if (line.command == "man") {
    fmt::print("{}", manPage(ownCommands()));
    return 0;
  }
  if (line.command == "completions")
    return printCompletions(line.arguments.front());
  if (line.command == "doctor")
    return examineMachine(line, colourOfOutput(line));
  if (line.command == "diff")
    return diffRuns(line);
  return runStage(line, progress);
}

}  // namespace eclat
