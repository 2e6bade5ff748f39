#include "flow/files/verdict_input.h"
#include "judge/classify_outcome.h"
#include "pipeline/start_executor.h"
#include "pipeline/verdicts/judged_model.h"
#include "reduce/reduce_findings.h"
#include "support/try.h"

#include <fmt/format.h>

namespace eclat {

namespace {

// Not what AddressSanitizer puts into new memory, nor zero.
constexpr int kOtherMemory = 0x5a;

class Accepted {
public:
  Accepted(Executor &executor, const Examined &examined, const Model &model)
      : executor_(executor), e_(examined), model_(model) {}

  // A test that fails, of what is still broken.
  Result<void> addFault(const JudgedFinding &judged, const Input &input, const std::set<int> &learned) {
    ECLAT_TRY(outcome, executor_.runAlone(input));
    const Operation &tested = e_.component.operations[static_cast<std::size_t>(input.steps.back().operation)];
    if (!happensAgain(judged, outcome, learned, tested)) {
      report_.unproved.push_back(
          {judged.id,
           "it no longer happens: `eclat reject --as fine --replace` keeps its input as a test that passes"});
      return {};
    }
    std::erase_if(outcome.exit, [&](const Violation &v) { return !learned.contains(v.property); });
    Pattern pattern = patternOf(outcome, input);
    Partition partition;
    partition.add(pattern, input);
    Trials trials;
    trials.confirm = [&](const Input &) { return std::optional(Rerun{outcome, Label::Fault, pattern}); };
    for (Finding &finding : reduceFindings(partition, trials, e_.component, e_.trace.schema, model_).findings) {
      finding.id = judged.id;
      report_.findings.push_back(std::move(finding));
    }
    return {};
  }

  // A test that passes, of what is fine.
  Result<void> addFine(const JudgedFinding &judged, const Input &input) {
    ECLAT_TRY(first, executor_.runAlone(input));
    ECLAT_TRY(second, executor_.runAlone(input, kOtherMemory));
    if (!cameBack(first.ending)) {
      report_.unproved.push_back({judged.id, "its input does not come to its end"});
      return {};
    }
    for (std::size_t i = 0; i < first.seen.size(); ++i)
      first.seen[i].isExact &= i < second.seen.size() && first.seen[i] == second.seen[i];
    report_.regressions.push_back(
        {.id = judged.id, .operation = input.steps.back().operation, .input = input, .outcome = std::move(first)});
    return {};
  }

  void addGone(const JudgedFinding &judged, const std::string &reason) {
    report_.unproved.push_back({judged.id, reason});
  }

  Report report() { return std::move(report_); }

private:
  Executor &executor_;
  const Examined &e_;
  const Model &model_;
  Report report_;
};

}  // namespace

Result<Report> acceptedTests(const Run &run, const Examined &examined, Model &model) {
  const auto &[component, build, trace] = examined;
  const std::vector<JudgedFinding> &all = run.verdicts.verdicts.findings;
  std::vector<std::set<int>> learned;
  for (const JudgedFinding &judged : all)
    learned.push_back(addStatements(model, judged.broke, component, trace.schema));
  ECLAT_TRY(executor, startExecutor(examined, model, run.options.explore, run.dir));
  Accepted accepted(*executor, examined, model);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].verdict == Verdict::Illegal)
      continue;
    auto input = readSteps(all[i].steps, component);
    if (!input) {
      accepted.addGone(all[i], input.error());
      continue;
    }
    ECLAT_TRY(added, all[i].verdict == Verdict::Fault ? accepted.addFault(all[i], *input, learned[i])
                                                      : accepted.addFine(all[i], *input));
  }
  Report report = accepted.report();
  report.version = ECLAT_VERSION;
  return report;
}

}  // namespace eclat
