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

// An input that broke rules for its caller, and did something besides that would be a fault without them.
struct HeldBack {
  Input input;
  Outcome outcome;
  std::size_t number = 0;      // how many were labelled before it, and it; 0: labels are not kept
  bool mayBeReported = false;  // else only its label counts
  std::string source;          // that made it
};

// in:  inputs that were held against their callers, as they come
// out: in the end, those whose broken rules turned out to be none: they are faults after all
// why: whether a rule is one is known only once many inputs have broken it
class HeldBackInputs {
public:
  // `keepsAll`: where labels are to be judged, all of them count.
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
