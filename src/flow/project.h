#pragma once

#include <string>
#include <vector>

namespace eclat {

// A program of the user's project that runs tests.
struct TestProgram {
  std::string target;  // its name in the build system; empty where there is none
  std::string path;    // where our own build leaves it

  bool operator==(const TestProgram &) const = default;
};

// How the user's own build system makes the tests for us, with `eclat c++` as its compiler.
struct Project {
  std::string buildDir;               // of CMake: our own build tree; empty for other build systems
  std::vector<std::string> command;   // builds the programs; empty: there is no project
  std::string directory;              // to run it in
  std::vector<TestProgram> programs;  // hooked, if the component is linked into them

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
