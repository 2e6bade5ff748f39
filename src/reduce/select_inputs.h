#pragma once

#include "flow/finding.h"
#include "reduce/reduce_findings.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// in:  inputs in the order in which they were made, with what they did
// out: those that a person is to look at: the first that breaks each property or fails in each other way (Xie and
//      Notkin §4.1), and those that reach a branch that neither the tests nor inputs before them reach (§2.1)
// why: a suite that grows by few inputs can be judged by people
// not here: confirming them and making them small (reduce_findings.h), their order (orderSelected)
class Selection {
public:
  // `pattern` is that of a fault; `branches`: untested ones that no input reached before.
  void note(const Input &input, Label label, const Pattern &pattern, const std::set<int> &branches);
  void add(const Selection &other);  // of a later seed

  // By pattern, as reduction takes them.
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
  std::map<std::string, First> firsts_;  // by symptom
  std::vector<Covering> covering_;
};

// By iteration; in each those that violate most properties first, and what was selected for its branches alone last.
void orderSelected(std::vector<Finding> &findings);

// Of an input that was selected for the branches it reaches.
std::string coveringId(const Input &input, const Component &component);

}  // namespace eclat
