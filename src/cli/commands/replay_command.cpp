#include "cli/commands/replay_command.h"

#include "cli/judging/find_finding.h"
#include "compile/diagnostics.h"
#include "contain/container.h"
#include "emit/cpp/code.h"
#include "emit/cpp/program.h"
#include "emit/reports/escape.h"
#include "emit/reports/explain.h"
#include "judge/classify_outcome.h"
#include "prove/user_program.h"
#include "support/cores.h"
#include "support/files.h"
#include "support/short_path.h"
#include "support/try.h"

#include <cstdlib>
#include <fmt/format.h>
#include <sstream>
#include <unistd.h>

namespace eclat {

namespace {

// Only these see it.
bool needsSanitizers(const Finding &finding) {
  Ending ending = finding.outcome.ending;
  return ending == Ending::BadMemory || ending == Ending::Undefined || ending == Ending::Leaked;
}

// gdb, found as a shell finds it; empty if there is none.
std::string findDebugger() {
  const char *path = std::getenv("PATH");
  std::istringstream folders(path ? path : "");
  for (std::string folder; std::getline(folders, folder, ':');)
    if (std::string file = folder + "/gdb"; access(file.c_str(), X_OK) == 0)
      return file;
  return "";
}

// The program makes the calls of a generated input: it runs in the container, and the debugger with it.
int becomeDebugger(const std::string &program, int line, Sandbox sandbox, const std::string &scratch) {
  const std::string debugger = findDebugger();
  if (debugger.empty())
    return -1;
  // The sanitizers must stop where they see something, and not look for lost memory behind the debugger's back, which
  // knows the names of functions, too.
  setenv("ASAN_OPTIONS", "abort_on_error=1:detect_leaks=0:symbolize=0", 1);
  setenv("UBSAN_OPTIONS", "halt_on_error=1:abort_on_error=1:symbolize=0", 1);
  std::string breakpoint = fmt::format("break replay.cpp:{}", line);
  std::vector<std::string> words = {debugger, "-q", "-iex", "set startup-with-shell off"};
  if (line > 0)
    words.insert(words.end(), {"-ex", breakpoint});
  words.insert(words.end(), {"-ex", "run", program});
  if (sandbox != Sandbox::None)
    words = contained(words, {.scratch = scratch, .results = {}, .visible = {}, .debugged = program});
  std::vector<char *> arguments;
  for (std::string &word : words)
    arguments.push_back(word.data());
  arguments.push_back(nullptr);
  std::fflush(stdout);
  execvp(arguments[0], arguments.data());
  return -1;
}

Result<int> debug(const Finding &finding, const Program &code, const Run &run, const Examined &examined) {
  std::string source = run.dir.proof() + "/replay.cpp";
  ECLAT_TRY(written, writeFile(source, code.text));
  UserPrograms programs(examined.component, examined.build, run.options.request, run.dir,
                        coresFor(run.options.explore.jobs));
  ProgramPlan plan{.sources = {source},
                   .flags = {"-O0"},
                   .isSanitized = needsSanitizers(finding),
                   .output = run.dir.proof() + "/replay"};
  ProcessResult built = programs.make(plan);
  if (!built.succeeded())
    return fail(
        {ExitCode::CannotBuildOrTestsFail, "replay",
         "the program of the finding does not build: " + firstError(diagnostics(built.output), "no reason given"),
         "eclat replay ID --code prints it", diagnostics(built.output)});
  const std::string scratch = run.dir.scratch() + "/debugger";
  ECLAT_TRY(made, makeScratch(scratch));
  becomeDebugger(plan.output, code.testedLine, run.options.explore.sandbox, scratch);
  return fail({ExitCode::CannotBuildOrTestsFail,
               "replay",
               "gdb cannot be started",
               fmt::format("install it (Debian: gdb); the program is {}", shortPath(plan.output)),
               {}});
}

// What happened this time, as a report of it would put it.
std::string wordsOf(const Finding &finding, Outcome outcome, const Examined &examined, const Model &model) {
  if (outcome.ending == Ending::Returned && outcome.exit.empty() && outcome.claim < 0 && outcome.promised.empty())
    return "it returned, and broke nothing";
  Finding now = finding;
  now.violated.clear();
  for (const Violation &violation : outcome.exit) {
    const Property &property = model.properties[static_cast<std::size_t>(violation.property)];
    now.violated.push_back({.point = property.point,
                            .property = print(property.expr),
                            .samples = property.samples,
                            .values = violation.values});
  }
  now.outcome = std::move(outcome);
  return describeFinding(now, examined.component, model).summary;
}

}  // namespace

Result<int> replayFinding(const CommandLine &line, const Run &run, const Examined &examined, const Model &model,
                          const Report &report) {
  ECLAT_TRY(finding, findFinding(line.arguments.front(), report, examined.component, model, "replay"));
  EmitContext context{examined.component, examined.trace.schema, model, report};
  if (line.printsCode || line.debugs) {
    Program code = findingProgram(*finding, context);
    if (line.debugs)
      return debug(*finding, code, run, examined);
    fmt::print("{}", code.text);
    return 0;
  }
  for (const std::string &code : inputCode(finding->input, examined.component, finding->outcome.claim).all())
    fmt::print("    {}\n", code);
  ECLAT_TRY(outcome, replay(run, examined, model, *finding));
  bool isSame = patternOf(outcome, finding->input) == finding->pattern;
  fmt::print("\n{}\n", isSame
                           ? "It happened again: " + describeFinding(*finding, examined.component, model).summary + "."
                           : "It did not happen again: " + wordsOf(*finding, outcome, examined, model) + ".");
  for (const ViolatedProperty &violated : finding->violated)
    if (std::string values = describeValues(violated.values); isSame && !values.empty())
      fmt::print("  {}: {}\n", violated.property, values);
  if (!outcome.output.empty())
    fmt::print("It printed:\n{}\n", readable(outcome.output));
  return static_cast<int>(isSame ? ExitCode::Findings : ExitCode::NothingFound);
}

}  // namespace eclat
