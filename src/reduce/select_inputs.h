#pragma once

#include "flow/finding.h"
#include "reduce/reduce_findings.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// in:  inputs in the order in which they were made, with their outcomes
// out: the inputs that a person should look at: the first that breaks each property or fails in each other way (Xie and
//      Notkin §4.1), and those that reach a branch that neither the tests nor earlier inputs reach (§2.1)
// why: people can judge what is added to a suite only if it is little
// not here: confirming inputs and making them small (reduce_findings.h)
class Selection {
public:
  // `pattern`: of a fault. `branches`: the untested branches that this input is the first to reach.
  void note(const Input &input, Label label, const Pattern &pattern, const std::set<int> &branches);
  void add(const Selection &other);  // adds those of a later seed

  // Returns the inputs that were first in something, by pattern, as reduction takes them.
  Partition firsts() const;

  struct Covering {
    Input input;
    Label label = Label::Normal;
    Pattern pattern;
    std::set<int> branches;
  };
  const std::vector<Covering> &covering() const { return covering_; }

private:
  struct First {
    Input input;
    Pattern pattern;
  };
  std::map<std::string, First> firsts_;  // by the property that it broke, or by how it failed
  std::vector<Covering> covering_;
};

// Orders findings by iteration. Within one, those that violate most properties come first, and those that were selected
// only for their branches last.
void orderSelected(std::vector<Finding> &findings);

// Returns the id of a finding whose input was selected for the branches that it reaches.
std::string coveringId(const Input &input, const Component &component);

}  // namespace eclat
