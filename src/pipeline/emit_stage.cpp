#include "compile/test_runner.h"
#include "emit/tests/test_file.h"
#include "pipeline/stages.h"
#include "prove/format_code.h"
#include "prove/prove_tests.h"
#include "support/cores.h"
#include "support/files.h"
#include "support/interrupt.h"
#include "support/timings.h"
#include "support/try.h"
#include "support/words.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>

namespace eclat {

namespace {

// The one that is asked for, or that the examples use.
const Framework &frameworkFor(const EmitOptions &options, const UserPrograms &programs) {
  if (const Framework *wanted = findFramework(options.framework))
    return *wanted;
  for (const std::string &source : programs.testSources())
    if (const TestRunner *used = testRunnerOf(readFile(source).value_or("")))
      return *findFramework(used->name());
  return *findFramework("gtest");
}

// Beside what the tests will stand, as far as that is known.
std::string styleFolder(const Request &request, const Component &component) {
  for (const auto *files : {&request.tests, &request.headers, &component.headers})
    for (const std::string &file : *files)
      if (file.starts_with('/'))
        return std::filesystem::path(file).parent_path().string();
  return ".";
}

}  // namespace

// What is proved of the tests of one kind; the rest is in the report.
std::string provedTests(const Run &run, const Examined &examined, const Model &model, Report &report,
                        bool isRegression) {
  const auto &[component, build, trace] = examined;
  EmitContext context{.component = component, .schema = trace.schema, .model = model, .report = report};
  context.oracle = run.options.emit.oracle;
  context.regression = isRegression;
  UserPrograms programs(component, build, run.options.request, run.dir, coresFor(run.options.explore.jobs));
  const Framework &framework = frameworkFor(run.options.emit, programs);
  auto write = [&](const std::set<std::string> &withheld, const std::set<std::string> &sanitized) {
    EmitContext without = context;
    without.withheld = withheld;
    without.sanitized = sanitized;
    return isRegression ? regressionTests(without, framework) : faultTests(without, framework);
  };
  Proof proof;
  if (run.options.emit.proves && !interrupted()) {
    Timed proving("prove");
    run.progress.stage("prove");
    proof = proveTests(write, *findTestRunner(framework.name()), programs, run.options.explore.sandbox, run.dir);
  }
  std::set<std::string> withheld;
  for (const Unproved &one : proof.unproved)
    withheld.insert(one.id);
  TestFile file = write(withheld, proof.sanitized);
  for (const auto &list : {proof.unproved, file.leftOut})
    report.unproved.insert(report.unproved.end(), list.begin(), list.end());
  if (run.options.emit.proves && proof.whyNot.empty()) {
    std::size_t out = proof.unproved.size() + file.leftOut.size();
    const char *verdict = isRegression             ? file.tests.size() == 1 ? "passes" : "pass"
                          : file.tests.size() == 1 ? "fails as stated"
                                                   : "fail as stated";
    run.progress.result(fmt::format("{} {}{}", counted(file.tests.size(), "test"), verdict,
                                    out ? fmt::format(", {} left out", out) : ""));
  }
  if (!proof.whyNot.empty()) {
    run.progress.result("not possible here");
    run.progress.warn(fmt::format("the tests are written but not proved: {}", proof.whyNot));
  }
  return file.tests.empty() ? "" : formatCode(file.text, styleFolder(run.options.request, component));
}

Result<void> emit(const Run &run, const Examined &examined, const Model &model, Report &report) {
  Timed emitting("emit");
  std::error_code ignored;
  std::filesystem::remove_all(run.dir.tests(), ignored);
  report.unproved.clear();
  if (!report.findings.empty()) {
    std::string text = provedTests(run, examined, model, report, false);
    ECLAT_TRY(written, text.empty() ? Result<void>() : writeFile(run.dir.tests() + "/eclat_test.cpp", text));
  }
  if (run.options.emit.regression && !report.regressions.empty()) {
    std::string text = provedTests(run, examined, model, report, true);
    ECLAT_TRY(written, text.empty() ? Result<void>() : writeFile(run.dir.tests() + "/eclat_regression_test.cpp", text));
  }
  return saveValue(run.dir.report(), report);
}

}  // namespace eclat
