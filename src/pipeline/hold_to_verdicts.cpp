#include "execute/execute_inputs.h"
#include "flow/verdict_input.h"
#include "pipeline/judged_model.h"
#include "pipeline/stages.h"
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

bool hasEnded(const Outcome &outcome) { return outcome.ending == Ending::Returned || outcome.ending == Ending::Threw; }

JudgedTest testOf(const JudgedFinding &judged, const Outcome &outcome, const std::set<int> &learned,
                  const Operation &tested) {
  JudgedTest test{judged.id, verdictId(judged.verdict), "", ""};
  if (judged.verdict == Verdict::Fine) {
    test.words = changesIn(judged, outcome);
    test.state = test.words.empty() ? "passes" : hasEnded(outcome) ? "changed" : "crashes";
    return test;
  }
  bool canSee = judged.broke.empty() || !learned.empty() ||
                std::ranges::any_of(judged.broke, &PlacedStatement::isLaw) || judged.ending != writeEnding(outcome);
  if (!canSee)
    return {judged.id, test.verdict, "gone", "what it broke can no longer be seen"};
  bool fails = happensAgain(judged, outcome, learned, tested);
  test.state = fails ? "fails" : hasEnded(outcome) ? "mended" : "fails";
  if (!fails && !hasEnded(outcome))
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

Result<void> Stages::holdToVerdicts(const Examined &examined, Report &report) {
  report.judged.clear();
  const auto &[component, build, trace] = examined;
  report.refined = refinedBy(verdicts_.verdicts, component, trace.schema);
  Model model;
  std::vector<std::set<int>> learned;
  for (const JudgedFinding &judged : verdicts_.verdicts.findings)
    learned.push_back(addStatements(model, judged.broke, component, trace.schema));
  auto isKept = [&](const JudgedFinding &judged) {
    return judged.verdict != Verdict::Illegal && (isOurs(judged, component) || readSteps(judged.steps, component));
  };
  if (std::ranges::none_of(verdicts_.verdicts.findings, isKept))
    return report.refined.empty() ? Result<void>() : saveValue(dir_.report(), report);
  progress_.stage("recheck");
  Timed running("recheck");
  ECLAT_TRY(executor, Executor::start(build, component, trace.schema, model, options_.explore, dir_));
  for (std::size_t i = 0; i < verdicts_.verdicts.findings.size() && !interrupted(); ++i) {
    const JudgedFinding &judged = verdicts_.verdicts.findings[i];
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
  progress_.result(summary(report.judged));
  return saveValue(dir_.report(), report);
}

}  // namespace eclat
