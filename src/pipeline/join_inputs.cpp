#include "execute/encode.h"
#include "execute/execute_inputs.h"
#include "flow/verdict_input.h"
#include "observe/observe_inputs.h"
#include "pipeline/judged_model.h"
#include "pipeline/stages.h"
#include "pipeline/verdict_opinions.h"
#include "support/files.h"
#include "support/timings.h"
#include "support/try.h"
#include "support/words.h"

#include <fmt/format.h>

namespace eclat {

Result<void> Stages::readVerdicts() {
  ECLAT_TRY(file, eclat::readVerdicts(options_.verdicts));
  verdicts_ = std::move(file);
  return {};
}

bool Stages::areVerdictsInForce() const { return readFile(dir_.judged()).value_or("") == markOf(verdicts_.verdicts); }

// An accepted test that fails is no example of what is right.
Result<void> Stages::joinFine(const Component &component, const Build &build, Trace &trace) {
  const Model nothing;
  std::unique_ptr<Executor> executor;
  std::vector<std::string> inputs;
  std::vector<const JudgedFinding *> judged;
  for (const JudgedFinding &one : verdicts_.verdicts.findings) {
    bool hasEnded = one.ending.id == endingId(Ending::Returned) || one.ending.id == endingId(Ending::Threw);
    auto input = readSteps(one.steps, component);
    if (one.verdict != Verdict::Fine || !hasEnded || !input)
      continue;
    const Operation &tested = component.operations[static_cast<std::size_t>(input->steps.back().operation)];
    if (tested.kind == OperationKind::Law)
      continue;  // what it does besides is ours
    if (!executor) {
      ECLAT_TRY(started, Executor::start(build, component, trace.schema, nothing, options_.explore, dir_));
      executor = std::move(started);
    }
    ECLAT_TRY(outcome, executor->runAlone(*input));
    if (!changesIn(one, outcome).empty()) {
      progress_.warn(
          fmt::format("{}: the input of {} is fine, and does something else now: it does not join the examples",
                      verdicts_.placeOf(one), one.id));
      continue;
    }
    encodeInput(*input, inputs.emplace_back());
    judged.push_back(&one);
  }
  executor.reset();  // its workers must not meet those that observe
  if (inputs.empty())
    return {};
  progress_.stage("join");
  Timed joining("join");
  std::uint64_t calls = trace.calls;
  ECLAT_TRY(observed, observeInputs(build, trace, inputs, options_.explore.sandbox, dir_));
  trace = std::move(observed.trace);
  progress_.result(fmt::format("{} of {} joined the examples", counted(trace.calls - calls, "call"),
                               counted(inputs.size() - observed.lost.size(), "fine input")));
  for (std::size_t lost : observed.lost)
    progress_.warn(fmt::format("{}: the input of {} is fine, and no longer comes to its end",
                               verdicts_.placeOf(*judged[lost]), judged[lost]->id));
  return {};
}

Result<std::vector<std::set<std::size_t>>>
Stages::brokenRules(const Examined &examined, const std::vector<Property> &rules, const std::vector<Input> &inputs) {
  Model model;
  model.properties = rules;
  const auto &[component, build, trace] = examined;
  ECLAT_TRY(executor, Executor::start(build, component, trace.schema, model, options_.explore, dir_));
  std::vector<std::set<std::size_t>> out(inputs.size());
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    ECLAT_TRY(outcome, executor->runAlone(inputs[i]));
    for (const Violation &violation : outcome.entry)
      out[i].insert(static_cast<std::size_t>(violation.property));
  }
  return out;
}

}  // namespace eclat
