#pragma once

#include "flow/component.h"
#include "flow/finding.h"
#include "flow/input.h"
#include "flow/model.h"
#include "flow/outcome.h"
#include "flow/schema.h"
#include "reduce/shrink.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// Fault-revealing inputs by pattern: the simplest few of each, or all, and how many there were.
class Partition {
public:
  explicit Partition(bool keepsAll = false) : keepsAll_(keepsAll) {}
  // `isDoubtful`: others of the pattern are easier to believe, however simple this one is.
  void add(const Pattern &pattern, const Input &input, const std::string &doubt = "", bool isDoubtful = false);
  void add(const Partition &other);  // of another run

  struct Cell {
    std::vector<Input> simplest;  // simplest first, and the doubtful ones behind the others
    std::size_t believed = 0;     // so many are not
    std::uint64_t count = 0;
    std::string doubt;
  };
  const std::map<Pattern, Cell> &cells() const { return cells_; }

private:
  bool keepsAll_;
  std::map<Pattern, Cell> cells_;
};

struct Reduced {
  std::vector<Finding> findings;
  std::uint64_t flaky = 0;
  std::uint64_t unconfirmed = 0;  // for lack of time
  std::uint64_t elsewhere = 0;    // patterns that hold the tested call to what was learned on other paths
  std::set<Pattern> rejected;     // those, and flaky ones: their inputs turn out to reveal nothing
};

struct Judged {
  Outcome outcome;
  Label label = Label::Normal;
  Pattern pattern;
  bool isStrange = false;    // a call before it did what no example does
  bool isElsewhere = false;  // what it broke was learned on other paths than the tested call took
  std::string doubt;         // why it may be no fault; empty: nothing is known against it
};

// Runs an input alone in a fresh process and labels it; nothing if there is no time left to run it.
using Confirm = std::function<std::optional<Judged>(const Input &)>;

// How reduction puts inputs to the test.
struct Trials {
  Confirm confirm;
  SameAs sameAs;  // without it inputs stay as they are
  IsLegal isLegal;
  bool keepsAll = false;  // a finding for every input
};

// in: the fault-revealing inputs, by pattern.
// out: one finding per pattern, made small, each confirmed to end the same way alone.
// why: inputs that violate the same properties are mostly one fault seen twice (Eclat §3.3); one that does not
//      reproduce is counted as flaky and never reported.
// not here: labels, doubts and order (judge), words and test cases (emit).
Reduced reduceFindings(const Partition &partition, const Trials &trials, const Component &component,
                       const Schema &schema, const Model &model);

}  // namespace eclat
