#include "cli/options/config.h"

#include "cli/commands/explore_words.h"
#include "cli/options/config_file.h"
#include "support/try.h"

#include <algorithm>
#include <filesystem>

namespace eclat {

namespace {

std::string absolute(const std::string &folder, const std::string &path) {
  return path.empty() ? path : (std::filesystem::path(folder) / path).lexically_normal().string();
}

void joinPaths(std::vector<std::string> &to, const std::vector<std::string> &from, const std::string &folder) {
  if (to.empty())
    for (const std::string &path : from)
      to.push_back(absolute(folder, path));
}

template <class T> void addTo(std::vector<T> &to, const std::vector<T> &more) {
  to.insert(to.end(), more.begin(), more.end());
}

// Either may leave leading scopes out.
bool isNamed(const std::string &className, const std::vector<std::string> &classes) {
  return std::ranges::any_of(classes, [&](const std::string &other) {
    return other == className || other.ends_with("::" + className) || className.ends_with("::" + other);
  });
}

// What the command line says is added to what the file says.
void joinAdvice(Request &request, const ConfigFile &config, const std::string &folder) {
  Advice joined = config.advice;
  for (std::string &header : joined.includes)
    if (!header.starts_with('<'))
      header = absolute(folder, header);
  for (const auto &[className, advice] : config.perClass) {
    if (!isNamed(className, request.classes))
      continue;
    addTo(joined.leaveOut, advice.leaveOut);
    addTo(joined.pure, advice.pure);
    addTo(joined.values, advice.values);
    addTo(joined.factories, advice.factories);
  }
  addTo(joined.leaveOut, request.advice.leaveOut);
  addTo(joined.includes, request.advice.includes);
  request.advice = std::move(joined);
}

// What an option of the command line says in one word or number.
void joinSwitches(RunOptions &options, const ConfigFile &config, const std::set<std::string> &given) {
  ExploreOptions &explore = options.explore;
  auto join = [&](auto &to, const auto &from, const char *option) {
    if (from && !given.contains(option))
      to = *from;
  };
  join(options.emit.framework, config.framework, "--framework");
  join(options.emit.oracle, config.oracle, "--oracle");
  join(options.emit.proves, config.prove, "--no-prove");
  join(options.emit.regression, config.regression, "--regression");
  join(explore.seed, config.seed, "--seed");
  join(explore.seeds, config.seeds, "--seeds");
  join(explore.strategy, config.strategy, "--strategy");
  join(explore.select, config.select, "--select");
  join(explore.preconditions, config.preconditions, "--preconditions");
  join(explore.iterations, config.iterations, "--iterations");
  join(explore.lawsOff, config.lawsOff, "--laws");
  if (!given.contains("--weight"))
    for (const auto &[name, percent] : config.weights)
      readWeight(name, percent, explore.weights);
  join(explore.rounds, config.rounds, "--rounds");
  join(explore.graphShare, config.graphs, "--graphs");
  join(explore.symbolicShare, config.symbolic, "--symbolic");
  explore.isSymbolicAsked = explore.isSymbolicAsked || config.symbolic;
  join(explore.symbolicLength, config.symbolicLength, "--symbolic-length");
  join(explore.inputsPerOperation, config.inputs, "--inputs");
  join(explore.failedTries, config.tries, "--tries");
  join(explore.jobs, config.jobs, "--jobs");
  join(explore.memoryLimitMb, config.memoryLimit, "--memory-limit");
  join(explore.maxSteps, config.maxSteps, "--max-steps");
  join(explore.timeLimit, config.timeLimit, "--time-limit");
  join(explore.inputTimeLimit, config.inputTimeLimit, "--input-time-limit");
}

}  // namespace

std::optional<std::string> findConfig(const std::string &folder) {
  std::error_code error;
  for (auto at = std::filesystem::weakly_canonical(folder, error); !at.empty(); at = at.parent_path()) {
    auto candidate = at / ".eclat.yaml";
    if (std::filesystem::is_regular_file(candidate, error))
      return candidate.string();
    if (at == at.parent_path())
      break;
  }
  return std::nullopt;
}

Result<void> applyConfig(const std::string &file, RunOptions &options, const std::set<std::string> &given) {
  ECLAT_TRY(config, readConfigFile(file));
  std::string folder = std::filesystem::path(file).parent_path().string();
  Request &request = options.request;
  if (request.classes.empty() && request.functions.empty()) {
    request.classes = config.classes;
    request.functions = config.functions;
  }
  joinPaths(request.headers, config.headers, folder);
  joinPaths(request.sources, config.sources, folder);
  joinPaths(request.tests, config.tests, folder);
  request.flags.insert(request.flags.begin(), config.flags.begin(), config.flags.end());
  if (request.buildPath.empty())
    request.buildPath = absolute(folder, config.buildPath);
  if (request.testTargets.empty())
    request.testTargets = config.testTargets;
  if (request.buildCommand.empty())
    request.buildCommand = config.buildCommand;
  joinPaths(request.testPrograms, config.testPrograms, folder);
  if (request.testFilter.empty())
    request.testFilter = config.testFilter;
  if (!given.contains("--work-dir") && !config.workDir.empty())
    request.workDir = absolute(folder, config.workDir);
  if (options.modelFile.empty())
    options.modelFile = absolute(folder, config.model);
  if (options.emit.baseline.empty())
    options.emit.baseline = absolute(folder, config.baseline);
  if (options.verdicts.empty())
    options.verdicts = absolute(folder, config.verdicts);
  request.useObservers = config.useObservers;
  request.observers = config.observers;
  joinAdvice(request, config, folder);
  joinPaths(request.specs, config.specs, folder);
  joinSwitches(options, config, given);
  return {};
}

}  // namespace eclat
