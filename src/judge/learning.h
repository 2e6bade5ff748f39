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
// out: how often inputs broke each property, and what that says about the property
// why: the examples are few, the inputs are many. A rule for the caller that inputs break without harm is no rule, and
//      a property that a good part of all legal inputs break never was one (docs/reference/labels.md)
// not here: labels by the model alone (classify_outcome.h)
class Learning {
public:
  Learning(const Model &model, const Component &component, const ExploreOptions &options);

  void note(const Input &input, const Outcome &outcome, Label label);

  // True if an input that broke rules for its caller, and then did something wrong, is excused: none of the rules that
  // it broke is one.
  bool excuses(const Input &input, const Outcome &outcome) const;
  // Says why the input is excused, as a doubt about its finding.
  std::string excuse(const Input &input, const Outcome &outcome) const;

  // Counts the legal inputs of an operation, and those of them that broke the property. Inputs that are alike count
  // once: how often the same call was tried says nothing about the property.
  struct Rate {
    std::uint64_t inputs = 0, against = 0;
  };
  Rate breakRate(int operation, int property) const;
  // True if so many legal inputs of the operation break the property that the property is wrong, not the inputs.
  bool isWrong(int operation, int property) const;
  // True if breaking these properties says nothing against the operation: at least one is wrong, and no other is a
  // promise that operations are held to.
  bool areWrong(int operation, const std::vector<int> &properties) const;

  std::vector<Learned> learned() const;

private:
  bool isHarmless(int operation, int property) const;
  bool isWeak(int property, const Outcome &outcome) const;
  bool isLookedAfter(int operation, int property, const Outcome &outcome) const;

  const Model &model_;
  const ExploreOptions &options_;
  std::uint64_t noted_ = 0;
  std::map<std::pair<int, int>, Rate> entry_;
  // The legal inputs that broke the property, as hashes of their likeness; by operation and property.
  std::map<std::pair<int, int>, std::set<std::uint64_t>> exit_;
  std::map<int, std::set<std::uint64_t>> legal_;  // all legal inputs, by operation
  std::map<int, std::set<std::string>> asked_;    // by operation: names that its code branches on
};

}  // namespace eclat
