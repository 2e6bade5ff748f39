#pragma once

#include "flow/project.h"
#include "support/failure.h"

#include <string>
#include <vector>

namespace eclat {

struct CMakeTarget {
  std::string name;
  std::string id;                      // its id in CMake's file API
  std::string program;                 // absolute path of the executable; empty if the target is none
  std::vector<std::string> sources;    // absolute paths, also of generated sources
  std::vector<std::string> dependsOn;  // ids of the targets it depends on
  bool isTest = false;                 // true: CTest runs it
};

struct CMakeTree {
  std::string configuration;  // build configuration, "Debug"; may be empty
  std::vector<CMakeTarget> targets;

  const CMakeTarget *find(const std::string &name) const;
  // Returns the target and all targets that it is made of.
  std::vector<const CMakeTarget *> closureOf(const CMakeTarget &target) const;
};

// Asks CMake to describe the targets of the tree when it configures it next.
Result<void> requestTargets(const std::string &buildDir);
Result<CMakeTree> readTargets(const std::string &buildDir, const std::string &sourceDir);

// Returns how CTest runs these programs, once they are built. A program that CTest runs once for each of its test cases
// (`gtest_discover_tests` and the like) is one example, which runs them all.
Result<std::vector<Example>> listExamples(const Project &project);

}  // namespace eclat
