#include "observe/observe_inputs.h"

#include "../../runtime/wire.h"
#include "contain/container.h"
#include "observe/hooked_process.h"
#include "observe/join_traces.h"
#include "observe/locate_blocks.h"
#include "observe/sound_trace.h"
#include "support/files.h"
#include "support/try.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <set>
#include <sstream>

namespace eclat {

namespace {

class InputTracer {
public:
  InputTracer(const Build &build, const Component &component, const Trace &examples, Sandbox sandbox,
              const WorkDir &dir)
      : build_(build), component_(component), sandbox_(sandbox), dir_(dir), out_{examples, {}},
        knowsPaths_(!examples.paths.empty()) {}

  // All in one process; if that fails, each in one of its own, so that one that crashes takes no other with it.
  Result<ObservedInputs> run(const std::vector<std::string> &inputs) {
    std::vector<std::string> parts = {dir_.tracePart(0)};
    std::error_code error;
    std::filesystem::copy_file(out_.trace.file, parts.front(), std::filesystem::copy_options::overwrite_existing,
                               error);
    if (error)
      return fail({ExitCode::Usage, "observe", "cannot copy the trace: " + error.message(), "is the disk full?", {}});
    ECLAT_TRY(isWhole, trace(inputs, dir_.tracePart(1)));
    if (isWhole)
      parts.push_back(dir_.tracePart(1));
    for (std::size_t i = 0; i < inputs.size() && !isWhole; ++i) {
      ECLAT_TRY(isDone, trace({inputs[i]}, dir_.tracePart(i + 1)));
      if (isDone)
        parts.push_back(dir_.tracePart(i + 1));
      else
        out_.lost.push_back(i);
    }
    ECLAT_TRY(calls, joinTraces(parts, dir_.joinedTrace()));
    out_.trace.calls = calls;
    out_.trace.file = dir_.joinedTrace();
    std::ranges::sort(out_.trace.reached);
    auto same = std::ranges::unique(out_.trace.reached);
    out_.trace.reached.erase(same.begin(), same.end());
    return std::move(out_);
  }

private:
  // False if they did not all come to their end; then nothing is known of them.
  Result<bool> trace(const std::vector<std::string> &inputs, const std::string &part) {
    std::string bytes;
    for (const std::string &input : inputs) {
      auto length = static_cast<std::uint32_t>(input.size());
      bytes.append(reinterpret_cast<const char *>(&length), sizeof length);
      bytes += input;
    }
    const std::string file = dir_.scratch() + "/inputs.bin";
    ECLAT_TRY(written, writeFile(file, bytes));
    ProcessOptions options = hookedProcess("inputs", part);
    options.environment[rt::kEnvInputs] = file;
    options.environment[rt::kEnvOwnBlocks] = knowsPaths_ ? dir_.ownBlocks() : "";
    Cell cell{
        .scratch = dir_.scratch() + "/inputs",
        .results = {part, part + rt::kReachedSuffix, part + rt::kPathsSuffix, part + rt::kClausesSuffix}
    };
    constexpr double kSecondsEach = 2;  // ten times as long as an input may take that is explored
    options.timeLimit = 10 + kSecondsEach * static_cast<double>(inputs.size());
    if (!runContained({build_.binary}, cell, sandbox_, options).succeeded() ||
        !isSoundTrace(part, component_, out_.trace.schema))
      return false;
    std::vector<int> reached = readNumbers(part + rt::kReachedSuffix);
    out_.trace.reached.insert(out_.trace.reached.end(), reached.begin(), reached.end());
    std::istringstream paths(readFile(part + rt::kPathsSuffix).value_or(""));
    for (std::uint64_t path; knowsPaths_ && paths >> path;)
      out_.trace.paths.insert(path);
    return true;
  }

  const Build &build_;
  const Component &component_;
  Sandbox sandbox_;
  const WorkDir &dir_;
  ObservedInputs out_;
  bool knowsPaths_;
};

}  // namespace

Result<ObservedInputs> observeInputs(const Build &build, const Component &component, const Trace &examples,
                                     const std::vector<std::string> &inputs, Sandbox sandbox, const WorkDir &dir) {
  if (inputs.empty())
    return ObservedInputs{examples, {}};
  return InputTracer(build, component, examples, sandbox, dir).run(inputs);
}

}  // namespace eclat
