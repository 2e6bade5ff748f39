#pragma once

#include "flow/input.h"
#include "judge/classify_outcome.h"
#include "judge/learning.h"
#include "support/failure.h"

#include <cstdint>
#include <functional>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

namespace eclat {

// Runs inputs, each as if it stood alone; one outcome for each.
using RunInputs = std::function<Result<std::vector<Outcome>>(const std::vector<Input> &)>;

// The techniques of Xie and Notkin take each violation at its word.
HeldTo heldTo(const ExploreOptions &options);

// in: inputs and their outcomes.
// out: labels as the run gives them: by what the tested call did, and by how the input came there.
// why: an object that was made in a way that no example shows owes nothing to anybody: with an empty name, or of a
//      number a thousand times as large as any. What its methods do then is not their fault.
// not here: what one outcome says of the tested call (classify_outcome.h).
class Judge {
public:
  // `runInputs`: for calls that stand before a tested one. All of these have to outlive the judge.
  Judge(const Component &component, const Model &model, const ExploreOptions &options, const Learning &learning,
        RunInputs runInputs)
      : component_(component), model_(model), options_(options), learning_(learning), runInputs_(std::move(runInputs)),
        limits_(component.operations.size()) {
    noteLimits();
  }

  Result<std::vector<Label>> label(const std::vector<Input> &inputs, const std::vector<Outcome> &outcomes);

  // The same where it is known which rules for the caller are none.
  Result<std::vector<Label>> labelAgain(const std::vector<Input> &inputs, const std::vector<Outcome> &outcomes);

  // Whether some call before the tested one broke rules for its caller, or passed what lies beyond all examples.
  Result<std::vector<bool>> haveStrangePast(const std::vector<Input> &inputs, const std::vector<Outcome> &outcomes);

  // Faults that are easier to believe of others: with a strange past, or, where two judges have a say, by how they
  // ended alone.
  Result<std::vector<bool>> areDoubtful(const std::vector<Input> &inputs, const std::vector<Outcome> &outcomes);
  // The same of one that was labelled a fault here, where two judges have a say; no other is.
  bool wasDoubtful(const Input &input) const { return doubtful_.contains(hashInput(input)); }

private:
  enum class Limits { Wide, OfData, OfFewCalls };  // of what examples passed: what they are about, or rest on

  void noteLimits();
  bool mayCrash(const Step &step) const;
  Result<void> runParts(const std::vector<Input> &inputs);
  // Whether a call before the tested one did what a comment forbids: nothing that follows is held against the class.
  bool wasForbidden(const Input &input) const;
  Result<void> lookBack(const std::vector<Input> &inputs, const std::vector<Outcome> &outcomes,
                        std::vector<Label> &labels);

  const Component &component_;
  const Model &model_;
  const ExploreOptions &options_;
  const Learning &learning_;
  RunInputs runInputs_;
  std::vector<Limits> limits_;  // by operation
  std::set<std::uint64_t> doubtful_;
  // What calls that stood before a tested one do as tested ones themselves, by the input that ends with the call.
  std::unordered_map<std::uint64_t, Outcome> parts_;
};

}  // namespace eclat
