#include "execute/encode.h"
#include "flow/files/verdict_input.h"
#include "observe/observe_inputs.h"
#include "pipeline/start_executor.h"
#include "pipeline/verdicts/judged_model.h"
#include "pipeline/verdicts/verdict_opinions.h"
#include "support/files.h"
#include "support/timings.h"
#include "support/try.h"
#include "support/words.h"

#include <fmt/format.h>

namespace eclat {

bool areVerdictsInForce(const Run &run) {
  return readFile(run.dir.judged()).value_or("") == markOf(run.verdicts.verdicts);
}

// An accepted test that fails is no example of what is right.
Result<void> joinFine(const Run &run, Examined &examined) {
  auto &[component, build, trace] = examined;
  const Model nothing;
  std::unique_ptr<Executor> executor;
  std::vector<std::string> inputs;
  std::vector<const JudgedFinding *> judged;
  for (const JudgedFinding &one : run.verdicts.verdicts.findings) {
    bool cameBackThen = one.ending.id == endingId(Ending::Returned) || one.ending.id == endingId(Ending::Threw);
    auto input = readSteps(one.steps, component);
    if (one.verdict != Verdict::Fine || !cameBackThen || !input)
      continue;
    const Operation &tested = component.operations[static_cast<std::size_t>(input->steps.back().operation)];
    if (tested.kind == OperationKind::Law)
      continue;  // what it does besides is ours
    if (!executor) {
      ECLAT_TRY(started, startExecutor(examined, nothing, run.options.explore, run.dir));
      executor = std::move(started);
    }
    ECLAT_TRY(outcome, executor->runAlone(*input));
    if (!changesIn(one, outcome).empty()) {
      run.progress.warn(
          fmt::format("{}: the input of {} is fine, and does something else now: it does not join the examples",
                      run.verdicts.placeOf(one), one.id));
      continue;
    }
    encodeInput(*input, inputs.emplace_back());
    judged.push_back(&one);
  }
  executor.reset();  // its workers must not meet those that observe
  if (inputs.empty())
    return {};
  run.progress.stage("join");
  Timed joining("join");
  std::uint64_t calls = trace.calls;
  ECLAT_TRY(observed, observeInputs(build, component, trace, inputs, run.options.explore.sandbox, run.dir));
  trace = std::move(observed.trace);
  run.progress.result(fmt::format("{} of {} joined the examples", counted(trace.calls - calls, "call"),
                                  counted(inputs.size() - observed.lost.size(), "fine input")));
  for (std::size_t lost : observed.lost)
    run.progress.warn(fmt::format("{}: the input of {} is fine, and no longer comes to its end",
                                  run.verdicts.placeOf(*judged[lost]), judged[lost]->id));
  return {};
}

Result<std::vector<std::set<std::size_t>>> brokenRules(const Run &run, const Examined &examined,
                                                       const std::vector<Property> &rules,
                                                       const std::vector<Input> &inputs) {
  Model model;
  model.properties = rules;
  ECLAT_TRY(executor, startExecutor(examined, model, run.options.explore, run.dir));
  std::vector<std::set<std::size_t>> out(inputs.size());
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    ECLAT_TRY(outcome, executor->runAlone(inputs[i]));
    for (const Violation &violation : outcome.entry)
      out[i].insert(static_cast<std::size_t>(violation.property));
  }
  return out;
}

}  // namespace eclat
