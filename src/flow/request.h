#pragma once

#include "flow/advice.h"
#include "flow/project.h"

#include <cstdint>
#include <string>
#include <vector>

namespace eclat {

// What the user asked for, after command line and .eclat.yaml are joined. All paths are absolute.
struct Request {
  std::vector<std::string> classes;
  std::vector<std::string> functions;
  std::vector<std::string> headers;
  std::vector<std::string> sources;
  std::vector<std::string> tests;
  std::vector<std::string> flags;         // after "--"
  std::string buildPath;                  // -p: folder of compile_commands.json or of a CMake build tree
  std::vector<std::string> testTargets;   // of a CMake project; empty: all that CTest runs
  std::string buildCommand;               // of another build system, for the shell
  std::vector<std::string> testPrograms;  // that it makes
  Project project;                        // found from the three above
  std::string workDir = ".eclat";
  std::string testFilter;
  bool useObservers = true;
  std::vector<std::string> observers;  // no others are called; empty: all that can be
  Advice advice;

  bool operator==(const Request &) const = default;
};

// How to explore. The defaults of the first four are those of the Eclat paper, Fig. 9.
struct ExploreOptions {
  int rounds = 4;
  int inputsPerOperation = 100;
  int failedTries = 100;
  double timeLimit = 0;  // seconds; 0 is no limit
  std::uint64_t seed = 1;
  double inputTimeLimit = 0.25;  // CPU seconds one input may take: 10^5 times a usual one
  int memoryLimitMb = 512;
  int maxSteps = 64;        // longer inputs are not made: nobody can read them
  int jobs = 0;             // 0: one worker per core
  bool useModel = true;     // false: crashes and severe throws only (UCExp)
  bool resume = false;      // take outcomes from the journal of a run that was cut off
  bool checkLeaks = false;  // memory that an input never frees is a fault
  bool sandbox = true;      // false: inputs may do what the user may do
  bool guided = true;       // only normal inputs feed the pool

  bool operator==(const ExploreOptions &) const = default;
};

}  // namespace eclat
