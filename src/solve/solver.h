#pragma once

#include "flow/failure.h"
#include "flow/symbolic_run.h"

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

// in:  conditions over the literals of a run
// out: literals for which all of them hold
// why: the only place that knows Z3, in a module of its own that is loaded when it is wanted
// not here: which conditions; running what was found
class Solver {
public:
  virtual ~Solver() = default;
  // Limits are numbers of steps, never of seconds: the answer is the same on every machine.
  virtual Solution solve(const SymbolicRun &run, const std::vector<Wanted> &all) = 0;
};

// Fails, with what is missing, where the module or Z3 is not installed.
Result<std::unique_ptr<Solver>> loadSolver();

// What the module exports.
constexpr const char *kMakeSolver = "eclat_make_solver";
using MakeSolver = Solver *();

}  // namespace eclat
