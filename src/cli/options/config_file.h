#pragma once

#include "flow/advice.h"
#include "flow/request.h"
#include "support/failure.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace eclat {

// The keys of .eclat.yaml. To add one you must: add a field here, a line in the table in config_file.cpp, its meaning
// in docs/reference/configuration.md, and join it in applyConfig.
struct ConfigFile {
  std::vector<std::string> classes, functions, headers, sources, tests, flags, testTargets, testPrograms;
  std::string buildPath, buildCommand, workDir, testFilter, model, baseline, verdicts;
  std::optional<std::uint64_t> seed;
  std::optional<int> rounds, inputs, tries, jobs, memoryLimit, maxSteps, seeds, graphs, symbolic, symbolicLength,
      iterations;
  std::optional<double> timeLimit, inputTimeLimit;
  std::optional<Strategy> strategy;
  std::optional<Select> select;
  std::optional<Preconditions> preconditions;
  std::optional<std::string> framework;
  std::optional<Oracle> oracle;
  std::optional<bool> prove, regression;
  std::optional<std::vector<LawKind>> lawsOff;
  std::vector<std::pair<std::string, int>> weights;
  std::vector<std::string> specs;
  bool useObservers = true;
  std::vector<std::string> observers;  // empty: all methods that can be observers
  Advice advice;
  std::vector<std::pair<std::string, Advice>> perClass;  // by class; used only if that class is under test
};

Result<ConfigFile> readConfigFile(const std::string &file);

}  // namespace eclat
