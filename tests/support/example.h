#pragma once

#include "tests/support/report.h"
#include "tests/support/run_eclat.h"

// A folder of examples/, run as its README says, and what came of it.
namespace eclat::test {

class ExploredExample {
public:
  // `run` is what follows `eclat run`, relative to the folder of the example.
  ExploredExample(const std::string &name, const Words &run);

  std::string folder() const { return folder_; }
  std::string workDir() const { return work_.path("work"); }
  // A place for programs and the like.
  const TempDir &temp() const { return work_; }
  const Completed &run() const { return run_; }

  // A later stage on the same work directory.
  Completed stage(const std::string &command, const Words &arguments = {}) const;
  nlohmann::json report() const;

private:
  std::string folder_;
  TempDir work_;
  Completed run_;
};

// Runs the test of each finding alone in a program made of the emitted file and the faulty class. Each must fail, and
// say why: the property that no longer holds, or how the call died.
void expectEachTestFails(const std::string &program, const nlohmann::json &report, const std::string &emitted);

}  // namespace eclat::test
