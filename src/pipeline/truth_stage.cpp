#include "pipeline/truth_stage.h"
#include "flow/files/store.h"
#include "judge/true_label.h"
#include "pipeline/start_executor.h"
#include "support/timings.h"
#include "support/try.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace eclat {

namespace {

std::uint64_t &countOf(LabelTruth &counts, Label truth) {
  return truth == Label::Fault ? counts.fault : truth == Label::Illegal ? counts.illegal : counts.normal;
}

void note(ViolationTruth &violation, Label label) {
  ++violation.inputs;
  switch (label) {
  case Label::Normal: ++violation.asNormal; break;
  case Label::New: ++violation.asNew; break;
  case Label::Illegal: ++violation.asIllegal; break;
  case Label::Fault: ++violation.asFault; break;
  }
}

std::vector<LabelTruth> emptyCounts() {
  std::vector<LabelTruth> out;
  for (Label label : {Label::Normal, Label::New, Label::Illegal, Label::Fault})
    out.push_back({labelId(label)});
  return out;
}

std::string summary(const Truth &truth) {
  LabelTruth all;
  std::uint64_t right = 0;
  for (const LabelTruth &counts : truth.labels) {
    all.normal += counts.normal;
    all.illegal += counts.illegal;
    all.fault += counts.fault;
    right += counts.label == labelId(Label::Illegal) ? counts.illegal
             : counts.label == labelId(Label::Fault) ? counts.fault
                                                     : counts.normal;
  }
  auto revealing = std::ranges::count(truth.findings, labelId(Label::Fault), &FindingTruth::truth);
  return fmt::format("{} inputs are normal, {} illegal, {} fault-revealing; {} had the right label; {} of {} findings "
                     "reveal a fault",
                     all.normal, all.illegal, all.fault, right, revealing, truth.findings.size());
}

}  // namespace

Result<void> tellTruth(const Run &run, const Examined &examined, const std::vector<LabelledInput> &inputs,
                       const Report &report) {
  run.progress.stage("judge");
  Timed judging("judge");
  const Component &component = examined.component;
  ExploreOptions options = run.options.explore;
  options.specsAt = SpecsAt::EveryCall;
  const Model nothing;
  // The exploring is over; what is told of it is told in full, even if its time is up.
  ECLAT_TRY(executor, startExecutor(examined, nothing, options, run.dir, Deadline()));
  constexpr std::size_t kChunk = 500;
  std::vector<Chunk> chunks;
  auto add = [&](const Input &input) {
    if (chunks.empty() || chunks.back().inputs.size() == kChunk)
      chunks.push_back({{}, kChunk});
    chunks.back().inputs.push_back(input);
  };
  for (const LabelledInput &labelled : inputs)
    add(labelled.input);
  std::vector<const Finding *> shown;
  for (const Finding &finding : report.findings)
    shown.push_back(&finding);
  for (const Finding &finding : report.findings)
    for (const Finding &variant : finding.variants)
      shown.push_back(&variant);
  for (const Finding *finding : shown)
    add(finding->input);
  ECLAT_TRY(outcomes, executor->run(chunks));

  Truth truth{emptyCounts(), emptyCounts(), {}, {}, {}};
  std::map<std::string, ViolationTruth> violations;
  for (std::size_t i = 0; i < inputs.size() + shown.size(); ++i) {
    const Input &input = chunks[i / kChunk].inputs[i % kChunk];
    const Outcome &outcome = outcomes[i / kChunk][i % kChunk];
    Label label = trueLabel(outcome, input, component);
    std::string violation = label == Label::Normal ? "" : violationOf(outcome, input, component);
    const Operation &tested = component.operations[static_cast<std::size_t>(input.steps.back().operation)];
    if (i >= inputs.size()) {
      std::size_t number = i - inputs.size();
      const Finding &finding = *shown[number];
      (number < report.findings.size() ? truth.findings : truth.variants)
          .push_back({finding.id, finding.kind, tested.signature, labelId(label), violation});
      continue;
    }
    std::vector<LabelTruth> &counts = tested.kind == OperationKind::Law ? truth.laws : truth.labels;
    ++countOf(counts[static_cast<std::size_t>(inputs[i].label)], label);
    if (label == Label::Fault)
      note(violations.try_emplace(violation, ViolationTruth{violation}).first->second, inputs[i].label);
  }
  for (auto &[name, violation] : violations)
    truth.violations.push_back(std::move(violation));
  run.progress.result(summary(truth));
  return saveValue(run.dir.truth(), truth);
}

}  // namespace eclat
