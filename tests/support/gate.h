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

// Puts gate.h and gate_test.cpp into the folder.
void writeGate(const TempDir &dir, const std::string &below = "");

// `run` or another command with `--class Gate --header gate.h --tests gate_test.cpp`.
Words requestGate(const std::string &command);

// `run --class Gate --header gate.h --tests gate_test.cpp` and more. Unless that says something of it nothing is solved
// for, which would take as long again.
Words runGate(const Words &more = {});

// A folder with the gate and, in .eclat, the results of a run; or a file in it. Made once for all processes, which wait for each
// other here: it is ours until we end. Leave it as it is.
std::string exploredGate(const std::string &file = "");

}  // namespace eclat::test
