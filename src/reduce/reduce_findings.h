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

// Collects fault-revealing inputs by pattern: the simplest few of each, or all if `keepsAll`, and how many there were.
class Partition {
public:
  explicit Partition(bool keepsAll = false) : keepsAll_(keepsAll) {}
  // `isDoubtful`: this input, however simple, goes behind those of the same pattern that are easier to believe.
  void add(const Pattern &pattern, const Input &input, const std::string &doubt = "", bool isDoubtful = false);
  void add(const Partition &other);  // adds those of another run

  struct Cell {
    std::vector<Input> simplest;  // simplest first; all doubtful ones stand behind the others
    std::size_t believed = 0;     // how many of `simplest` are not doubtful
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
  std::uint64_t unconfirmed = 0;  // patterns that were not confirmed, for lack of time
  std::uint64_t elsewhere = 0;    // patterns left out, as they hold the tested call to what was learned on other paths
  std::set<Pattern> rejected;     // patterns left out, and flaky ones: their inputs reveal nothing
};

// Tells what an input did when it ran again, alone, and what the judge says of that.
struct Rerun {
  Outcome outcome;
  Label label = Label::Normal;
  Pattern pattern;
  bool isDoubtful = false;   // other inputs would be easier to believe (Judge::areDoubtful)
  bool isElsewhere = false;  // it broke only what was learned on other paths than the tested call took
  std::string doubt;         // why it may be no fault; empty: nothing speaks against it
};

// Runs an input alone in a fresh process and labels it; nothing if there is no time left for that.
using Confirm = std::function<std::optional<Rerun>(const Input &)>;

// The functions by which reduction runs and compares inputs; whoever has an executor provides them.
struct Trials {
  Confirm confirm;
  SameAs sameAs;  // null: inputs are not made small
  IsLegal isLegal;
  bool keepsAll = false;  // every input becomes a finding
};

// in:  the fault-revealing inputs, by pattern
// out: one finding per pattern, made small and confirmed to end in the same way when it runs alone
// why: inputs that violate the same properties are mostly one fault seen twice (Eclat §3.3); one that does not happen
//      again is counted as flaky and never reported
// not here: labels, doubts and order (judge), words and test cases (emit)
Reduced reduceFindings(const Partition &partition, const Trials &trials, const Component &component,
                       const Schema &schema, const Model &model);

}  // namespace eclat
