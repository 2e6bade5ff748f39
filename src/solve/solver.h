#pragma once

#include "flow/symbolic_run.h"
#include "support/failure.h"

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace eclat {

enum class Answer { Found, None, Unknown };

struct Solution {
  Answer verdict = Answer::Unknown;
  std::map<std::uint64_t, std::uint64_t> values;  // of literals, by offset; a literal that is missing keeps its value
};

// Asks that `node`, an expression of one bit, has this value.
struct Wanted {
  sym::Handle node = 0;
  bool value = true;

  bool operator==(const Wanted &) const = default;
};

// All states that an object can be in after one path: its plain part, and numbers that are expressions over the
// literals for which the conditions hold.
struct Region {
  std::uint64_t shape = 0;
  SymbolicRun run;  // only the nodes and literals that the region needs
  std::vector<Wanted> path;
  std::vector<sym::Handle> values;
};

// in:  conditions over the literals of a run
// out: values of literals for which all of them hold
// why: this is the only place that knows Z3; it is in a module of its own, which is loaded when it is needed
// not here: which conditions to solve; running the inputs that come of it
class Solver {
public:
  virtual ~Solver() = default;
  // Limits are numbers of steps, never of seconds: the answer is the same on every machine.
  virtual Solution solve(const SymbolicRun &run, const std::vector<Wanted> &all) = 0;
  // Looks for a state of `special` that is not in `general`; both have the same shape. The answer None proves that
  // there is none: `general` covers `special`.
  virtual Answer leaves(const Region &special, const Region &general) = 0;
  // The steps that the solver has taken so far.
  virtual std::uint64_t steps() const = 0;
  // Counts the answers of Z3 that turned out not to hold and were thrown away.
  virtual std::uint64_t mistakes() const = 0;
};

// Fails where the module or Z3 is not installed, and says which of them.
Result<std::unique_ptr<Solver>> loadSolver();

// The name of the function that the module exports.
constexpr const char *kMakeSolver = "eclat_make_solver";
using MakeSolver = Solver *();

}  // namespace eclat
