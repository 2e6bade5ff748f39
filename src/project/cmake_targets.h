#pragma once

#include "flow/project.h"
#include "support/failure.h"

#include <string>
#include <vector>

namespace eclat {

struct CMakeTarget {
  std::string name;
  std::string id;                      // as CMake's file API names it
  std::string program;                 // absolute; empty if it is no executable
  std::vector<std::string> sources;    // absolute, the generated ones too
  std::vector<std::string> dependsOn;  // ids
  bool isTest = false;                 // CTest runs it
};

struct CMakeTree {
  std::string configuration;  // "Debug"; may be empty
  std::vector<CMakeTarget> targets;

  const CMakeTarget *find(const std::string &name) const;
  // The target and all it is made of.
  std::vector<const CMakeTarget *> closureOf(const CMakeTarget &target) const;
};

// Asks CMake to describe the tree when it configures it next.
Result<void> requestTargets(const std::string &buildDir);
Result<CMakeTree> readTargets(const std::string &buildDir, const std::string &sourceDir);

// How CTest runs these programs, once they are built. A program that is run once for each of its test cases, as
// `gtest_discover_tests` and its like arrange it, is one example: it runs them all.
Result<std::vector<Example>> listExamples(const Project &project);

}  // namespace eclat
