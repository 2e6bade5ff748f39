#pragma once

#include "classify/classify_outcome.h"
#include "classify/learning.h"
#include "execute/execute_inputs.h"
#include "flow/input.h"
#include "pipeline/explore.h"

#include <cstdint>
#include <set>
#include <unordered_map>
#include <vector>

namespace eclat {

// The techniques of Xie and Notkin take each violation at its word.
HeldTo heldTo(const ExploreOptions &options);

// in: inputs and their outcomes.
// out: labels as the run gives them: by what the tested call did, and by how the input came there.
// why: an object that was made in a way that no example shows owes nothing to anybody: with an empty name, or of a
//      number a thousand times as large as any. What its methods do then is not their fault.
// not here: what one outcome says of the tested call (classify_outcome.h).
class Judge {
public:
  Judge(Executor &executor, const Exploration &exploration, const Learning &learning)
      : executor_(executor), e_(exploration), learning_(learning), limits_(exploration.component.operations.size()) {
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

  Executor &executor_;
  const Exploration &e_;
  const Learning &learning_;
  std::vector<Limits> limits_;  // by operation
  std::set<std::uint64_t> doubtful_;
  // What calls that stood before a tested one do as tested ones themselves, by the input that ends with the call.
  std::unordered_map<std::uint64_t, Outcome> parts_;
};

}  // namespace eclat
