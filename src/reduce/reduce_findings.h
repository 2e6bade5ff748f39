#pragma once

#include "flow/component.h"
#include "flow/finding.h"
#include "flow/input.h"
#include "flow/model.h"
#include "flow/outcome.h"
#include "flow/schema.h"

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace eclat {

// Fault-revealing inputs by pattern: the simplest few of each, and how many there were.
class Partition {
public:
  void add(const Pattern &pattern, const Input &input);

  struct Cell {
    std::vector<Input> simplest;  // simplest first
    std::uint64_t count = 0;
  };
  const std::map<Pattern, Cell> &cells() const { return cells_; }

private:
  std::map<Pattern, Cell> cells_;
};

// The order of simplicity: fewer steps, then fewer and smaller constants.
bool isSimpler(const Input &a, const Input &b);

struct Reduced {
  std::vector<Finding> findings;
  std::uint64_t flaky = 0;
  std::uint64_t unconfirmed = 0;  // for lack of time
};

struct Judged {
  Outcome outcome;
  Label label = Label::Normal;
  Pattern pattern;
  bool isUnsteady = false;  // with other bytes in memory that nothing had written it ended otherwise
};

// Runs an input alone in a fresh process and labels it; nothing if there is no time left to run it.
using Confirm = std::function<std::optional<Judged>(const Input &)>;

// in: the fault-revealing inputs, by pattern.
// out: one finding per pattern, each confirmed to end the same way alone.
// why: inputs that violate the same properties are mostly one fault seen twice (Eclat §3.3); one that does not
//      reproduce is counted as flaky and never reported.
// not here: labels (classify), words and test cases (emit).
Reduced reduceFindings(const Partition &partition, const Confirm &confirm, const Component &component,
                       const Schema &schema, const Model &model);

}  // namespace eclat
