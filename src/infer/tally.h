#pragma once

#include "flow/component.h"
#include "flow/model.h"
#include "flow/outcome.h"
#include "flow/trace.h"
#include "support/failure.h"

#include <optional>
#include <vector>

namespace eclat {

// A statement whose truth is counted over the examples.
struct Statement {
  Point point;
  Expr expr;
};

// A visit of the examples that shows how a statement was true or false, for people.
struct Witness {
  std::uint64_t call = 0;
  int operation = 0;
  std::vector<NamedValue> values;  // the values of the statement's variables, under the names that it uses
};

// Counts how often a statement held at the visits of its point.
struct Tally {
  std::uint64_t held = 0, broken = 0, undefined = 0;
  std::uint64_t states = 0;  // different states among the visits where it held
  std::optional<Witness> firstBreak;
  std::vector<Witness> examples;  // the first few visits with different values where it held

  std::uint64_t visits() const { return held + broken + undefined; }
};

// Returns one tally for each statement, in their order. All statements must fit their points.
Result<std::vector<Tally>> tallyStatements(const Component &component, const Trace &trace,
                                           const std::vector<Statement> &statements);

// Prints the values of a witness: "k == 0, orig(numElems) == 3".
std::string printValues(const Witness &witness);

}  // namespace eclat
