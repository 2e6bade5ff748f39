#include "flow/files/verdict_input.h"
#include "pipeline/start_executor.h"
#include "pipeline/verdicts/judged_model.h"
#include "support/interrupt.h"
#include "support/timings.h"
#include "support/try.h"
#include "support/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace eclat {

namespace {

// A verdict file may serve several components; what is said of others is nothing to miss here.
bool isOurs(const JudgedFinding &judged, const Component &component) {
  const std::string &tested = judged.steps.back().operation;
  return std::ranges::any_of(component.classes, [&](const ClassInfo &info) {
    return tested.starts_with(info.name + "::") || tested.starts_with(info.name + ": ");
  });
}

JudgedTest testOf(const JudgedFinding &judged, const Outcome &outcome, const std::set<int> &learned,
                  const Operation &tested) {
  JudgedTest test{judged.id, verdictId(judged.verdict), "", ""};
  if (judged.verdict == Verdict::Fine) {
    test.words = changesIn(judged, outcome);
    test.state = test.words.empty() ? "passes" : cameBack(outcome.ending) ? "changed" : "crashes";
    return test;
  }
  bool canSee = judged.broke.empty() || !learned.empty() ||
                std::ranges::any_of(judged.broke, &PlacedStatement::isLaw) || judged.ending != writeEnding(outcome);
  if (!canSee)
    return {judged.id, test.verdict, "gone", "what it broke can no longer be seen"};
  bool fails = happensAgain(judged, outcome, learned, tested);
  test.state = fails ? "fails" : cameBack(outcome.ending) ? "mended" : "fails";
  if (!fails && !cameBack(outcome.ending))
    test.words = fmt::format("it {} then, and now {}", wordsOf(judged.ending), wordsOf(writeEnding(outcome)));
  return test;
}

std::string summary(const std::vector<JudgedTest> &tests) {
  std::map<std::string, std::size_t> count;
  for (const JudgedTest &test : tests)
    ++count[test.state];
  std::string out =
      fmt::format("{} again, {} as judged", counted(tests.size(), "judged input"), count["fails"] + count["passes"]);
  for (const char *state : {"mended", "changed", "crashes", "gone"})
    if (count[state])
      out += fmt::format(", {} {}", count[state], state);
  return out;
}

}  // namespace

Result<void> holdToVerdicts(const Run &run, const Examined &examined, Report &report) {
  report.judged.clear();
  const auto &[component, build, trace] = examined;
  const VerdictFile file = verdictsNow(run);
  report.refined = refinedBy(file.verdicts, component, trace.schema);
  Model model;
  std::vector<std::set<int>> learned;
  for (const JudgedFinding &judged : file.verdicts.findings)
    learned.push_back(addStatements(model, judged.broke, component, trace.schema));
  auto isKept = [&](const JudgedFinding &judged) {
    return judged.verdict != Verdict::Illegal && (isOurs(judged, component) || readSteps(judged.steps, component));
  };
  if (std::ranges::none_of(file.verdicts.findings, isKept))
    return report.refined.empty() ? Result<void>() : saveValue(run.dir.report(), report);
  run.progress.stage("recheck");
  Timed running("recheck");
  ECLAT_TRY(executor, startExecutor(examined, model, run.options.explore, run.dir));
  for (std::size_t i = 0; i < file.verdicts.findings.size() && !interrupted(); ++i) {
    const JudgedFinding &judged = file.verdicts.findings[i];
    if (!isKept(judged))
      continue;
    auto input = readSteps(judged.steps, component);
    if (!input) {
      report.judged.push_back({judged.id, verdictId(judged.verdict), "gone", input.error()});
      continue;
    }
    ECLAT_TRY(outcome, executor->runAlone(*input));
    const Operation &tested = component.operations[static_cast<std::size_t>(input->steps.back().operation)];
    if (outcome.ending != Ending::NotRun)
      report.judged.push_back(testOf(judged, outcome, learned[i], tested));
  }
  run.progress.result(summary(report.judged));
  return saveValue(run.dir.report(), report);
}

}  // namespace eclat
