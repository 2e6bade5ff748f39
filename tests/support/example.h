#pragma once

#include "tests/support/report.h"
#include "tests/support/run_eclat.h"

// Runs eclat on a folder of examples/ as its README says, and keeps what came of it.
namespace eclat::test {

class ExploredExample {
public:
  // `run`: the arguments behind `eclat run`, relative to the folder of the example.
  ExploredExample(const std::string &name, const Words &run);

  std::string folder() const { return folder_; }
  std::string workDir() const { return work_.path("work"); }
  // A temporary folder for programs and other files of the test.
  const TempDir &temp() const { return work_; }
  const Completed &run() const { return run_; }

  // Runs a later stage on the same work directory.
  Completed stage(const std::string &command, const Words &arguments = {}) const;
  nlohmann::json report() const;

private:
  std::string folder_;
  TempDir work_;
  Completed run_;
};

// Builds the emitted file with the faulty class and runs the test of each finding alone. Each must fail, and say why:
// the property that no longer holds, or how the call died.
void expectEachTestFails(const std::string &program, const nlohmann::json &report, const std::string &emitted);

}  // namespace eclat::test
