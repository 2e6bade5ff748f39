#include "observe/observe_examples.h"

#include "../../runtime/wire.h"
#include "contain/container.h"
#include "observe/hooked_process.h"
#include "observe/join_traces.h"
#include "observe/locate_blocks.h"
#include "observe/read_schema.h"
#include "support/files.h"
#include "support/interrupt.h"
#include "support/process.h"
#include "support/text.h"
#include "support/try.h"

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <optional>
#include <set>
#include <sstream>

namespace eclat {

namespace {

std::string wordAfter(const std::string &line, const std::string &marker) {
  std::size_t at = line.find(marker);
  if (at == std::string::npos)
    return {};
  std::string rest = line.substr(at + marker.size());
  rest.erase(0, rest.find_first_not_of(' '));
  return rest.substr(0, rest.find_first_of(" ,("));
}

// The names GoogleTest prints: failed tests, or the one that was running when the program died.
std::vector<std::string> failedTests(const std::string &output) {
  std::vector<std::string> failed;
  std::string running;
  for (const std::string &line : lines(output)) {
    if (std::string name = wordAfter(line, "[  FAILED  ]"); name.find('.') != std::string::npos)
      if (std::find(failed.begin(), failed.end(), name) == failed.end())
        failed.push_back(name);
    if (std::string name = wordAfter(line, "[ RUN      ]"); !name.empty())
      running = name;
    if (line.find("[       OK ]") != std::string::npos || line.find("[  FAILED  ]") != std::string::npos)
      running.clear();
  }
  if (!running.empty())
    failed.push_back(running);
  return failed;
}

std::uint64_t countTests(const std::string &output) {
  std::uint64_t count = 0;
  for (const std::string &line : lines(output))
    if (std::string n = wordAfter(line, "[  PASSED  ]"); !n.empty())
      std::from_chars(n.data(), n.data() + n.size(), count);
  return count;
}

// The hook of an operation stands in for it, so a test that calls one whose source is missing links, and crashes.
std::string missingOperations(const Schema &schema, const Component &component) {
  std::string names;
  for (int id : schema.missing)
    names += (names.empty() ? "" : ", ") + component.operations[static_cast<std::size_t>(id)].signature;
  return names;
}

Failure testsFail(const ProcessResult &result, const std::string &missing) {
  std::vector<std::string> failed = failedTests(result.output);
  std::string names;
  for (const std::string &name : failed)
    names += (names.empty() ? "" : ", ") + name;
  std::string how = result.timedOut ? "did not end in time"
                    : result.signal ? fmt::format("crashed ({})", strsignal(result.signal))
                                    : fmt::format("failed (exit code {})", result.exitCode);
  bool isCrash = result.signal || result.output.find("AddressSanitizer") != std::string::npos;
  std::string hint = isCrash && !missing.empty()
                         ? fmt::format("no definition was linked of {}; name its source with --source", missing)
                         : "eclat learns from passing tests; mend them, or choose others with --test-filter";
  std::vector<std::string> output = lines(result.output);
  constexpr std::size_t kTail = 40;
  if (output.size() > kTail)
    output.erase(output.begin(), output.end() - kTail);
  return {ExitCode::CannotBuildOrTestsFail, "observe",
          failed.empty() ? "the tests " + how : fmt::format("the tests {}: {}", how, names), hint, output};
}

Result<Schema> schemaOf(const std::string &program, const Component &component, Sandbox sandbox, const WorkDir &dir) {
  const Cell cell{
      .scratch = dir.scratch() + "/schema",
      .results = {dir.schemaText(), dir.schemaText() + rt::kBlocksSuffix},
      .visible = component.headers
  };
  ProcessResult declared = runContained({program}, cell, sandbox, hookedProcess("schema", dir.schemaText()));
  auto text = declared.succeeded() ? readFile(dir.schemaText()) : std::nullopt;
  auto schema = text ? readSchema(*text, component) : std::nullopt;
  if (!schema)
    return fail({ExitCode::CannotBuildOrTestsFail, "observe", "the hooked binary does not start",
                 "does the test program crash before main()?", lines(declared.output)});
  return std::move(*schema);
}

// Without a project the binary is the one example, run beside its source.
std::vector<Example> examplesOf(const Build &build, const Request &request) {
  if (!build.examples.empty())
    return build.examples;
  Example example{build.binary, {}, "", {}};
  if (!request.tests.empty())
    example.directory = std::filesystem::path(request.tests.front()).parent_path().string();
  return {example};
}

// All programs have the same hooks; they differ in what of the component is linked into them.
Result<Schema> chooseBinary(Build &build, const std::vector<Example> &examples, const Component &component,
                            Sandbox sandbox, const WorkDir &dir) {
  std::optional<Schema> best;
  std::set<std::string> seen;
  for (const Example &example : examples) {
    if (!seen.insert(example.program).second)
      continue;
    ECLAT_TRY(schema, schemaOf(example.program, component, sandbox, dir));
    if (best && best->missing.size() <= schema.missing.size())
      continue;
    best = std::move(schema);
    build.binary = example.program;
  }
  if (seen.size() > 1)  // what the binary writes beside its schema was overwritten by the others
    return schemaOf(build.binary, component, sandbox, dir);
  return std::move(*best);
}

Result<void> requireGoogleTest(const Request &request, const Example &example) {
  if (request.testFilter.empty() || readFile(example.program).value_or("").find("gtest_filter") != std::string::npos)
    return {};
  return fail({ExitCode::Usage,
               "observe",
               fmt::format("'{}' is no GoogleTest program, so it cannot be filtered", example.program),
               "leave out --test-filter",
               {}});
}

// Runs one example; the number of its tests, where it says so. `calls`: how many to observe; 0: all.
Result<std::uint64_t> runExample(const Example &example, const Request &request, const std::string &traceFile,
                                 const std::string &missing, const std::string &blocks, std::uint64_t calls = 0) {
  ECLAT_TRY(filterable, requireGoogleTest(request, example));
  std::vector<std::string> command = {example.program};
  command.insert(command.end(), example.arguments.begin(), example.arguments.end());
  if (!request.testFilter.empty())
    command.push_back("--gtest_filter=" + request.testFilter);
  ProcessOptions options = hookedProcess("trace", traceFile);
  options.environment[rt::kEnvOwnBlocks] = blocks;
  if (calls != 0)
    options.environment[rt::kEnvCalls] = std::to_string(calls);
  std::filesystem::remove(traceFile + rt::kClausesSuffix);
  for (const std::string &entry : example.environment)
    options.environment[entry.substr(0, entry.find('='))] =
        entry.substr(std::min(entry.find('='), entry.size() - 1) + 1);
  options.directory = example.directory;
  ProcessResult run = runProcess(command, options);
  if (mustStop())
    return fail({ExitCode::Stopped, "observe", whyStopped() + " while the tests ran", "", {}});
  if (!run.succeeded())
    return fail(testsFail(run, missing));
  if (run.output.find("[==========] Running 0 tests") != std::string::npos)
    return fail({ExitCode::Usage,
                 "observe",
                 request.testFilter.empty() ? "the test program has no tests"
                                            : fmt::format("no test matches '{}'", request.testFilter),
                 "eclat learns from tests that pass; choose some with --tests and --test-filter",
                 {}});
  return countTests(run.output);
}

// The first part of an example, after it was observed as a whole.
Result<void> shorten(const Example &example, const Request &request, const std::string &traceFile,
                     const std::string &missing, const std::string &blocks) {
  ECLAT_TRY(calls, joinTraces({traceFile}, traceFile));
  std::uint64_t wanted = std::max<std::uint64_t>(1, calls * static_cast<std::uint64_t>(request.tracePercent) / 100);
  ECLAT_TRY(tests, runExample(example, request, traceFile, missing, blocks, wanted));
  return {};
}

// What calls of the examples broke of specifications: operation, whether it is the caller's, place and text of each.
void readClauses(const std::string &file, const Component &component, std::vector<std::string> &broken) {
  std::istringstream in(readFile(file).value_or(""));
  std::size_t operation = 0;
  int isAsked = 0;
  for (std::string place, text; in >> operation >> isAsked >> place && std::getline(in, text);) {
    std::string line = fmt::format("{}: {}:{}{}", component.operations.at(operation).signature, place,
                                   isAsked ? " asks for" : "", text);
    if (std::ranges::find(broken, line) == broken.end())
      broken.push_back(std::move(line));
  }
}

}  // namespace

Result<Trace> observeExamples(Build &build, const Component &component, const Request &request, Sandbox sandbox,
                              const WorkDir &dir) {
  std::vector<Example> examples = examplesOf(build, request);
  ECLAT_TRY(schema, chooseBinary(build, examples, component, sandbox, dir));
  std::string missing = missingOperations(schema, component);
  Trace trace{.file = dir.traceFile(), .schema = std::move(schema), .blocks = {}, .reached = {}, .paths = {}};
  trace.blocks =
      locateBlocks(readFile(dir.schemaText() + rt::kBlocksSuffix).value_or(""), build, component, request, dir);
  std::vector<std::string> parts;
  std::string own;
  for (const Block &block : trace.blocks)
    own += fmt::format("{}\n", block.number);
  ECLAT_TRY(listed, writeFile(dir.ownBlocks(), own));
  // Of several programs each has other blocks, and the ways through one mean nothing in another.
  bool isOneProgram =
      std::ranges::all_of(examples, [&](const Example &example) { return example.program == build.binary; });
  for (const Example &example : examples) {
    parts.push_back(examples.size() == 1 ? trace.file : dir.tracePart(parts.size()));
    std::string blocks = isOneProgram ? dir.ownBlocks() : "";
    ECLAT_TRY(tests, runExample(example, request, parts.back(), missing, blocks));
    if (request.tracePercent < 100) {
      ECLAT_TRY(shortened, shorten(example, request, parts.back(), missing, blocks));
    }
    trace.tests += tests;
    readClauses(parts.back() + rt::kClausesSuffix, component, trace.broken);
    std::vector<int> reached = readNumbers(parts.back() + rt::kReachedSuffix);
    if (example.program == build.binary)  // blocks of other programs have other numbers
      trace.reached.insert(trace.reached.end(), reached.begin(), reached.end());
    std::istringstream paths(readFile(parts.back() + rt::kPathsSuffix).value_or(""));
    for (std::uint64_t path; isOneProgram && paths >> path;)
      trace.paths.insert(path);
  }
  ECLAT_TRY(calls, joinTraces(parts, trace.file, static_cast<int>(component.operations.size())));
  trace.calls = calls;
  return trace;
}

}  // namespace eclat
