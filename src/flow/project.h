#pragma once

#include <string>
#include <vector>

namespace eclat {

// A program of the user's project that runs tests.
struct TestProgram {
  std::string target;  // the target's name in the build system; empty if it has none
  std::string path;    // the path where our own build leaves it

  bool operator==(const TestProgram &) const = default;
};

// Says how the user's own build system makes the tests for us, with `eclat c++` as its compiler.
struct Project {
  std::string buildDir;               // our own build tree of a CMake project; empty for other build systems
  std::vector<std::string> command;   // the command that builds the programs; empty: there is no project
  std::string directory;              // the directory to run the command in
  std::vector<TestProgram> programs;  // the test programs; those that the component is linked into are hooked

  bool exists() const { return !command.empty(); }
  bool operator==(const Project &) const = default;
};

// One run of a test program.
struct Example {
  std::string program;
  std::vector<std::string> arguments;
  std::string directory;
  std::vector<std::string> environment;  // "NAME=value"

  bool operator==(const Example &) const = default;
};

}  // namespace eclat
