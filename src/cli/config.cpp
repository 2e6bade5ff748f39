#include "cli/config.h"

#include "cli/limits.h"
#include "support/files.h"

#include <filesystem>
#include <fmt/format.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/YAMLTraits.h>
#include <llvm/Support/raw_ostream.h>

namespace {

// The keys of .eclat.yaml. To add one you must: add a field here, a line in the mapping below, its meaning in
// docs/reference/configuration.md, and join it in applyConfig.
struct ObserverChoice {
  bool use = true;
  std::vector<std::string> names;  // empty: all that can be
};

struct ConfigFile {
  std::vector<std::string> classes, functions, headers, sources, tests, flags, testTargets, testPrograms;
  std::string buildPath, buildCommand, workDir, testFilter, model;
  std::optional<uint64_t> seed;
  std::optional<int> rounds, inputs, tries, jobs, memoryLimit, maxSteps;
  std::optional<double> timeLimit, inputTimeLimit;
  ObserverChoice observers;
};

}  // namespace

// `observers: false`, or a list of those to call.
template <> struct llvm::yaml::PolymorphicTraits<ObserverChoice> {
  static NodeKind getKind(const ObserverChoice &choice) {
    return choice.names.empty() ? NodeKind::Scalar : NodeKind::Sequence;
  }
  static bool &getAsScalar(ObserverChoice &choice) { return choice.use; }
  static std::vector<std::string> &getAsSequence(ObserverChoice &choice) { return choice.names; }
  struct NoMap {};
  static NoMap &getAsMap(ObserverChoice &) {
    static NoMap none;
    return none;
  }
};
template <> struct llvm::yaml::MappingTraits<llvm::yaml::PolymorphicTraits<ObserverChoice>::NoMap> {
  static void mapping(IO &io, PolymorphicTraits<ObserverChoice>::NoMap &) {
    io.setError("expected false or a list of names");
  }
};

template <> struct llvm::yaml::MappingTraits<ConfigFile> {
  static void mapping(IO &io, ConfigFile &c) {
    io.mapOptional("classes", c.classes);
    io.mapOptional("functions", c.functions);
    io.mapOptional("headers", c.headers);
    io.mapOptional("sources", c.sources);
    io.mapOptional("tests", c.tests);
    io.mapOptional("flags", c.flags);
    io.mapOptional("build-path", c.buildPath);
    io.mapOptional("test-targets", c.testTargets);
    io.mapOptional("build-command", c.buildCommand);
    io.mapOptional("test-programs", c.testPrograms);
    io.mapOptional("work-dir", c.workDir);
    io.mapOptional("test-filter", c.testFilter);
    io.mapOptional("model", c.model);
    io.mapOptional("observers", c.observers);
    io.mapOptional("seed", c.seed);
    io.mapOptional("rounds", c.rounds);
    io.mapOptional("inputs", c.inputs);
    io.mapOptional("tries", c.tries);
    io.mapOptional("jobs", c.jobs);
    io.mapOptional("memory-limit", c.memoryLimit);
    io.mapOptional("max-steps", c.maxSteps);
    io.mapOptional("time-limit", c.timeLimit);
    io.mapOptional("input-time-limit", c.inputTimeLimit);
  }

  // The limits of the command line.
  static std::string validate(IO &io, ConfigFile &c) {
    using namespace eclat;
    // After an error the values mean nothing, and the library has no place to complain about. It is only ever read.
    if (static_cast<Input &>(io).error())
      return {};
    auto outside = [](const std::optional<int> &value, Limits limits) {
      return value && (*value < limits.least || *value > limits.most);
    };
    const std::tuple<const char *, std::optional<int>, Limits> numbers[] = {
        {"rounds",       c.rounds,      kRounds  },
        {"inputs",       c.inputs,      kInputs  },
        {"tries",        c.tries,       kTries   },
        {"jobs",         c.jobs,        kJobs    },
        {"memory-limit", c.memoryLimit, kMemoryMb},
        {"max-steps",    c.maxSteps,    kSteps   }
    };
    for (const auto &[key, value, limits] : numbers)
      if (outside(value, limits))
        return fmt::format("'{}' must be from {} to {}", key, limits.least, limits.most);
    if (c.timeLimit && !(*c.timeLimit >= 0))
      return "'time-limit' must not be negative";
    if (c.inputTimeLimit && !(*c.inputTimeLimit > 0))
      return "'input-time-limit' must be positive";
    return {};
  }
};

namespace eclat {

namespace {

void collectDiagnostic(const llvm::SMDiagnostic &diagnostic, void *context) {
  llvm::raw_string_ostream out(*static_cast<std::string *>(context));
  diagnostic.print(nullptr, out, false);
}

Result<ConfigFile> readConfig(const std::string &file) {
  auto text = readFile(file);
  if (!text)
    return fail({ExitCode::Usage, "configuration", fmt::format("cannot read '{}'", file), "", {}});
  ConfigFile config;
  std::string diagnostics;
  llvm::SourceMgr sources;
  llvm::yaml::Input in(llvm::MemoryBufferRef(*text, file), nullptr, collectDiagnostic, &diagnostics);
  if (text->find_first_not_of(" \t\r\n") != std::string::npos)
    in >> config;
  if (in.error()) {
    std::vector<std::string> notes;
    std::size_t start = 0;
    for (std::size_t at; (at = diagnostics.find('\n', start)) != std::string::npos; start = at + 1)
      notes.push_back(diagnostics.substr(start, at - start));
    std::string message = notes.empty() ? file + ": cannot be read" : notes.front();
    return fail(
        {ExitCode::Usage, "configuration", message, "the keys are listed in docs/reference/configuration.md", notes});
  }
  return config;
}

std::string absolute(const std::string &folder, const std::string &path) {
  return path.empty() ? path : (std::filesystem::path(folder) / path).lexically_normal().string();
}

void joinPaths(std::vector<std::string> &to, const std::vector<std::string> &from, const std::string &folder) {
  if (to.empty())
    for (const std::string &path : from)
      to.push_back(absolute(folder, path));
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
  auto config = readConfig(file);
  if (!config)
    return fail(config.error());
  std::string folder = std::filesystem::path(file).parent_path().string();
  Request &request = options.request;
  if (request.classes.empty() && request.functions.empty()) {
    request.classes = config->classes;
    request.functions = config->functions;
  }
  joinPaths(request.headers, config->headers, folder);
  joinPaths(request.sources, config->sources, folder);
  joinPaths(request.tests, config->tests, folder);
  request.flags.insert(request.flags.begin(), config->flags.begin(), config->flags.end());
  if (request.buildPath.empty())
    request.buildPath = absolute(folder, config->buildPath);
  if (request.testTargets.empty())
    request.testTargets = config->testTargets;
  if (request.buildCommand.empty())
    request.buildCommand = config->buildCommand;
  joinPaths(request.testPrograms, config->testPrograms, folder);
  if (request.testFilter.empty())
    request.testFilter = config->testFilter;
  if (!given.contains("--work-dir") && !config->workDir.empty())
    request.workDir = absolute(folder, config->workDir);
  if (options.modelFile.empty())
    options.modelFile = absolute(folder, config->model);
  request.useObservers = config->observers.use;
  request.observers = config->observers.names;
  ExploreOptions &explore = options.explore;
  auto join = [&](auto &to, const auto &from, const char *option) {
    if (from && !given.contains(option))
      to = *from;
  };
  join(explore.seed, config->seed, "--seed");
  join(explore.rounds, config->rounds, "--rounds");
  join(explore.inputsPerOperation, config->inputs, "--inputs");
  join(explore.failedTries, config->tries, "--tries");
  join(explore.jobs, config->jobs, "--jobs");
  join(explore.memoryLimitMb, config->memoryLimit, "--memory-limit");
  join(explore.maxSteps, config->maxSteps, "--max-steps");
  join(explore.timeLimit, config->timeLimit, "--time-limit");
  join(explore.inputTimeLimit, config->inputTimeLimit, "--input-time-limit");
  return {};
}

}  // namespace eclat
