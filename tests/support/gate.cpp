#include "tests/support/gate.h"

#include <algorithm>
#include <fmt/format.h>
#include <stdexcept>

namespace eclat::test {

void writeGate(const TempDir &dir, const std::string &below) {
  dir.write(below + "gate.h", kGateHeader);
  dir.write(below + "gate_test.cpp", kGateTest);
}

Words requestGate(const std::string &command) {
  return {command, "--class", "Gate", "--header", "gate.h", "--tests", "gate_test.cpp"};
}

Words runGate(const Words &more) {
  Words words = requestGate("run");
  if (std::ranges::find(more, "--symbolic") == more.end())
    words.insert(words.end(), {"--symbolic", "0"});
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

const TempDir &exploredGate() {
  static const TempDir dir;
  static const bool isReady = [] {
    writeGate(dir);
    Completed run = runEclatIn(dir.path(), requestGate("run"));
    if (run.exitCode != 1)
      throw std::runtime_error(fmt::format("the gate cannot be explored ({}): {}", run.exitCode, run.everything()));
    return true;
  }();
  static_cast<void>(isReady);
  return dir;
}

}  // namespace eclat::test
