#pragma once

#include "tests/support/run_eclat.h"

// The smallest thing eclat can be run on: a class with one fault (`widerThan(nullptr)`) and a suite that passes.
// The suite has a main of its own: GoogleTest's headers would take most of the time of a run.
namespace eclat::test {

inline constexpr const char *kGateHeader = R"(#pragma once

class Gate {
public:
  explicit Gate(int width) : width_(width) {}
  int width() const { return width_; }
  void open(int width) { width_ = width; }
  bool widerThan(const Gate *other) const { return width_ > other->width_; }

private:
  int width_;
};
)";

inline constexpr const char *kGateTest = R"(#include "gate.h"

int main() {
  Gate narrow(3), wide(40);
  narrow.open(7);
  return wide.widerThan(&narrow) && !narrow.widerThan(&wide) && narrow.width() == 7 ? 0 : 1;
}
)";

// Writes gate.h and gate_test.cpp into the folder, or into the folder `below` in it.
void writeGate(const TempDir &dir, const std::string &below = "");

// The words of `run` or another command, followed by `--class Gate --header gate.h --tests gate_test.cpp`.
Words requestGate(const std::string &command);

// The words `run --class Gate --header gate.h --tests gate_test.cpp` and `more`. Unless `more` says something about it,
// nothing is solved for, as that would take as long again.
Words runGate(const Words &more = {});

// Returns a folder with the gate and, in .eclat, the results of a run on it; or a file in that folder. It is made once
// for all test processes. A process that gets it has it for itself until it ends, while others wait; it must leave the
// folder as it is.
std::string exploredGate(const std::string &file = "");

}  // namespace eclat::test
