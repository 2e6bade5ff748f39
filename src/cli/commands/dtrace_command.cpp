#include "cli/commands/dtrace_command.h"

#include "observe/dtrace_reader.h"
#include "observe/dtrace_writer.h"
#include "pipeline/model_file.h"
#include "pipeline/stages.h"
#include "support/files.h"
#include "support/try.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <memory>
#include <vector>

namespace eclat {

namespace {

namespace fs = std::filesystem;

std::string counted(std::uint64_t n, const std::string &one, const std::string &many = {}) {
  return fmt::format("{} {}", n, n == 1 ? one : many.empty() ? one + "s" : many);
}

Result<ForeignTrace> readForeign(const CommandLine &line, const WorkDir &foreign, Progress &progress) {
  progress.stage("read");
  std::vector<std::string> files = line.decls;
  files.insert(files.end(), line.fromDtrace.begin(), line.fromDtrace.end());
  ECLAT_TRY(read, readDtrace(files, foreign.traceFile()));
  progress.result(fmt::format("{} of {}", counted(read.trace.calls, "call"),
                              counted(read.component.operations.size(), "operation")));
  for (const std::string &note : read.notes)
    progress.note(note);
  if (read.trace.calls == 0)
    progress.warn(fmt::format("'{}' holds no call that was entered and left", line.fromDtrace.front()));
  return std::move(read);
}

void tellWhatIsMissing(const DtraceInfo &info, Progress &progress) {
  if (info.thrown)
    progress.note(fmt::format("{} ended with an exception: entered there, never left", counted(info.thrown, "call")));
  if (info.cutSequences)
    progress.note(fmt::format("{} longer than a trace holds: nonsensical there",
                              counted(info.cutSequences, "sequence was", "sequences were")));
  if (info.leftOutVariables)
    progress.note(fmt::format("{} left out: the format has no sequences of sequences",
                              counted(info.leftOutVariables, "variable was", "variables were")));
}

}  // namespace

Result<int> inferFromDtrace(CommandLine &line, const WorkDir &dir, Progress &progress) {
  // The model file of the configuration is about the component, not about this trace.
  if (!line.given.contains("--model"))
    line.options.modelFile.clear();
  ECLAT_TRY(legible, ModelFile::checkSyntax(line.options.modelFile));
  ECLAT_TRY(ready, dir.prepare());
  WorkDir foreign(dir.foreign());
  ECLAT_TRY(inside, foreign.prepare());
  foreign.forgetAfter("describe");
  ECLAT_TRY(read, readForeign(line, foreign, progress));
  ECLAT_TRY(component, saveValue(foreign.component(), read.component));
  ECLAT_TRY(trace, saveValue(foreign.trace(), read.trace));
  const Run run{line.options, {}, foreign, progress};
  ECLAT_TRY(model, infer(run, read.component, read.trace, Examples::Judged));
  std::string text = modelFileText(model, read.component, read.trace);
  if (line.output.empty())
    std::fwrite(text.data(), 1, text.size(), stdout);
  else {
    ECLAT_TRY(written, writeFile(line.output, text));
  }
  progress.note(fmt::format("ask about it with `eclat model why-not PROPERTY --work-dir {}`",
                            fs::proximate(foreign.root()).string()));
  return 0;
}

Result<void> writeDtraceFile(const Component &component, const Trace &trace, const std::string &path,
                             Progress &progress) {
  auto close = [](std::FILE *f) { std::fclose(f); };
  std::unique_ptr<std::FILE, decltype(close)> file(std::fopen(path.c_str(), "wb"), close);
  if (!file)
    return fail({ExitCode::Usage,
                 "observe",
                 fmt::format("cannot write '{}': {}", path, std::strerror(errno)),
                 "check that the folder exists and is writable",
                 {}});
  ECLAT_TRY(info, writeDtrace(component, trace, file.get()));
  tellWhatIsMissing(info, progress);
  progress.note(fmt::format("the trace is in {}: `java daikon.Daikon {}` reads it", path, path));
  return {};
}

Result<int> showTrace(const WorkDir &dir) {
  ECLAT_TRY(component, loadValue<Component>(dir.component(), "describe"));
  ECLAT_TRY(trace, loadValue<Trace>(dir.trace(), "observe"));
  ECLAT_TRY(info, writeDtrace(component, trace, stdout));
  return 0;
}

}  // namespace eclat
