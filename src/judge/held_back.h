#pragma once

#include "flow/finding.h"
#include "flow/input.h"
#include "flow/outcome.h"
#include "judge/judge.h"
#include "judge/learning.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace eclat {

// An input that broke rules for its caller, and then did something that would be a fault if it had kept them.
struct HeldBack {
  Input input;
  Outcome outcome;
  std::size_t number = 0;      // its place among the labelled inputs, from 1; 0: labels are not kept
  bool mayBeReported = false;  // it may become a finding; else only its label counts
  std::string source;          // which source of inputs made it
};

// in:  inputs that were labelled illegal, as they come
// out: at the end those of them that are faults after all, because the rules that they broke turned out to be none
// why: whether a property at entry is a rule is known only once many inputs have broken it
class HeldBackInputs {
public:
  // `keepsAll`: all such inputs are kept, as their labels are to be measured against the truth; else a few per pattern.
  HeldBackInputs(const Component &component, const Model &model, const ExploreOptions &options, bool keepsAll)
      : component_(component), model_(model), options_(options), keepsAll_(keepsAll) {}

  void note(const Input &input, const Outcome &outcome, std::size_t number, const std::string &source);

  struct Released {
    Pattern pattern;
    HeldBack what;
  };
  Result<std::vector<Released>> release(Judge &judge, const Learning &learning) const;

private:
  const Component &component_;
  const Model &model_;
  const ExploreOptions &options_;
  bool keepsAll_;
  std::map<Pattern, std::vector<HeldBack>> all_;
};

}  // namespace eclat
