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
  std::map<std::uint64_t, std::uint64_t> values;  // of literals, by offset; the others stay as they are
};

// `node`, of one bit, is to be `value`.
struct Wanted {
  sym::Handle node = 0;
  bool value = true;

  bool operator==(const Wanted &) const = default;
};

// All states that an object can be in behind one path: the plain part of it, and numbers over the literals for which
// the conditions hold.
struct Region {
  std::uint64_t shape = 0;
  SymbolicRun run;  // its nodes and literals alone
  std::vector<Wanted> path;
  std::vector<sym::Handle> values;
};

// in:  conditions over the literals of a run
// out: literals for which all of them hold
// why: the only place that knows Z3, in a module of its own that is loaded when it is wanted
// not here: which conditions; running what was found
class Solver {
public:
  virtual ~Solver() = default;
  // Limits are numbers of steps, never of seconds: the answer is the same on every machine.
  virtual Solution solve(const SymbolicRun &run, const std::vector<Wanted> &all) = 0;
  // A state of `special` that is none of `general`: None is the proof that there is none. Both have the same shape.
  virtual Answer leaves(const Region &special, const Region &general) = 0;
  // That it has taken so far.
  virtual std::uint64_t steps() const = 0;
  // Answers of Z3 that did not hold, and were thrown away.
  virtual std::uint64_t mistakes() const = 0;
};

// Fails, with what is missing, where the module or Z3 is not installed.
Result<std::unique_ptr<Solver>> loadSolver();

// What the module exports.
constexpr const char *kMakeSolver = "eclat_make_solver";
using MakeSolver = Solver *();

}  // namespace eclat
