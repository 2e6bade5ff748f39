#pragma once

#include "flow/build.h"
#include "flow/component.h"
#include "flow/request.h"
#include "support/failure.h"
#include "support/process.h"
#include "support/work_dir.h"

#include <string>
#include <vector>

namespace eclat {

// A program that consists of the user's component and sources of ours.
struct ProgramPlan {
  std::vector<std::string> sources;
  std::vector<std::string> support;    // further sources that no reader looks into, such as the main of a framework
  std::vector<std::string> flags;      // for our sources, behind the component's own flags
  std::vector<std::string> libraries;  // linked last
  bool isSanitized = false;
  std::string output;
};

// in:  a plan, and what is known of how the user builds the component
// out: the program, built with the user's flags; the result tells what the compiler or linker said if it failed
// why: an emitted test must build and run where the user works, not only in our own binary
// not here: what to build and what the program is for (prove_tests.h, replay)
// In a project the program is linked as its test program was, in our own build tree: the component in it is hooked, and
// always under the sanitizers.
class UserPrograms {
public:
  UserPrograms(const Component &component, const Build &build, const Request &request, const WorkDir &dir, int jobs);

  ProcessResult make(const ProgramPlan &plan) const;
  // Lets the compiler check the syntax of each source, without writing any output.
  std::vector<ProcessResult> checkAll(const std::vector<std::string> &sources,
                                      const std::vector<std::string> &flags) const;
  bool isProject() const { return request_.project.exists(); }
  // What of the user's own belongs to them: a test may read what lies beside it.
  std::vector<std::string> files() const;
  // The sources of the user's tests; in a project those that use a test framework.
  std::vector<std::string> testSources() const;

private:
  std::vector<std::string> compileCommand(const std::string &source, const std::vector<std::string> &flags,
                                          bool isSanitized) const;
  ProcessResult link(const ProgramPlan &plan, const std::vector<std::string> &objects) const;

  const Component &component_;
  const Build &build_;
  const Request &request_;
  const WorkDir &dir_;
  int jobs_;
  std::vector<std::string> testFlags_;    // in a project: flags of a source that uses a test framework
  std::vector<std::string> testSources_;  // in a project
};

}  // namespace eclat
