#pragma once

#include "flow/component.h"
#include "flow/finding.h"
#include "flow/input.h"
#include "flow/model.h"
#include "flow/outcome.h"
#include "flow/request.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace eclat {

// in:  outcomes of inputs, as they come
// out: how often inputs broke each property, and what that says of the property
// why: the examples are few, the inputs are many. A rule for the caller that inputs break without harm is no rule; a
//      property that a good part of all legal inputs break never was one (docs/reference/labels.md)
// not here: labels by the model alone (classify_outcome.h)
class Learning {
public:
  Learning(const Model &model, const Component &component, const ExploreOptions &options);

  void note(const Input &input, const Outcome &outcome, Label label);

  // An input that broke rules for the caller, and then something else: may the rules be disregarded?
  bool excuses(const Input &input, const Outcome &outcome) const;
  // Why, as a doubt about the finding.
  std::string excuse(const Input &input, const Outcome &outcome) const;

  // Of all legal inputs of the operation, and those of them that broke the property. Those that are alike count once:
  // how often the same call was tried says nothing of the property.
  struct Rate {
    std::uint64_t inputs = 0, against = 0;
  };
  Rate breakRate(int operation, int property) const;
  // A property that so many legal inputs break is wrong, not they.
  bool isWrong(int operation, int property) const;
  // Nothing of this speaks against the operation: what is not wrong would have been held against it in no call.
  bool areWrong(int operation, const std::vector<int> &properties) const;

  std::vector<Learned> told() const;

private:
  bool isHarmless(int operation, int property) const;
  bool isWeak(int property, const Outcome &outcome) const;
  bool isLookedAfter(int operation, int property, const Outcome &outcome) const;

  const Model &model_;
  const ExploreOptions &options_;
  std::uint64_t noted_ = 0;
  std::map<std::pair<int, int>, Rate> entry_;  // by operation and property: inputs that broke it, those that did well
  std::map<std::pair<int, int>, std::set<std::uint64_t>> exit_;  // legal inputs that broke it, by what they are like
  std::map<int, std::set<std::uint64_t>> legal_;                 // by operation
  std::map<int, std::set<std::string>> asked_;                   // names that the code of an operation branches on
};

}  // namespace eclat
