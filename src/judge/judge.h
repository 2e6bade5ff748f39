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

// Runs each input as if it stood alone; returns one outcome for each.
using RunInputs = std::function<Result<std::vector<Outcome>>(const std::vector<Input> &)>;

// Says what the run's way of selecting inputs holds operations to: the techniques of Xie and Notkin take every
// violation at its word.
HeldTo heldTo(const ExploreOptions &options);

// in:  inputs and their outcomes
// out: the labels that the run gives them, by what the tested call did and by how the input came there
// why: an object that was made in a way that no example shows, say with an empty name or with a number a thousand times
//      as large as any, owes nothing to anybody. What its methods do then is not their fault
// not here: what one outcome says of the tested call (classify_outcome.h)
class Judge {
public:
  // `runInputs` runs the calls before a tested one as tested calls of their own. The judge refers to all other
  // arguments, so they have to outlive it.
  Judge(const Component &component, const Model &model, const ExploreOptions &options, const Learning &learning,
        RunInputs runInputs)
      : component_(component), model_(model), options_(options), learning_(learning), runInputs_(std::move(runInputs)),
        limits_(component.operations.size()) {
    noteLimits();
  }

  Result<std::vector<Label>> label(const std::vector<Input> &inputs, const std::vector<Outcome> &outcomes);

  // Labels inputs at the end of exploring, when it is known which rules for the caller are none.
  Result<std::vector<Label>> labelAgain(const std::vector<Input> &inputs, const std::vector<Outcome> &outcomes);

  // Says of each input whether some call before the tested one broke rules for its caller, or passed what lies beyond
  // all examples.
  Result<std::vector<bool>> haveIllegalPast(const std::vector<Input> &inputs, const std::vector<Outcome> &outcomes);

  // Says of each fault whether another input would be easier to believe, because this one has an illegal past or, where
  // two judges have a say, is a fault only by how it ended.
  Result<std::vector<bool>> areDoubtful(const std::vector<Input> &inputs, const std::vector<Outcome> &outcomes);
  // True if label() called this input a fault and found it doubtful. Always false where one judge alone has a say.
  bool wasDoubtful(const Input &input) const { return doubtful_.contains(hashInput(input)); }

private:
  // Says what the territory of an operation consists of: all kinds of limits; limits of data alone; these, and limits
  // that only few calls show.
  enum class Limits { Wide, OfData, OfFewCalls };

  void noteLimits();
  bool mayCrash(const Step &step) const;
  Result<void> runParts(const std::vector<Input> &inputs);
  // True if a call before the tested one did what a comment forbids: nothing that follows is then held against the
  // class.
  bool wasForbidden(const Input &input) const;
  Result<void> lookBack(const std::vector<Input> &inputs, const std::vector<Outcome> &outcomes,
                        std::vector<Label> &labels);

  const Component &component_;
  const Model &model_;
  const ExploreOptions &options_;
  const Learning &learning_;
  RunInputs runInputs_;
  std::vector<Limits> limits_;  // by operation id
  std::set<std::uint64_t> doubtful_;
  // The outcomes of calls before a tested one, run as tested calls themselves; by the hash of the input that ends with
  // the call.
  std::unordered_map<std::uint64_t, Outcome> parts_;
};

}  // namespace eclat
