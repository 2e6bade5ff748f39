#include "cli/commands/suite_command.h"

#include "support/files.h"
#include "support/short_path.h"
#include "support/try.h"
#include "support/words.h"

#include <filesystem>
#include <fmt/format.h>

namespace eclat {

namespace {

// A file that nothing is left for is removed: it is ours, and would hold what nobody stands by any more.
Result<void> writeTests(const std::string &path, const std::string &text, std::size_t tests, const char *what) {
  std::error_code ignored;
  if (text.empty()) {
    std::filesystem::remove(path, ignored);
    return {};
  }
  std::filesystem::create_directories(std::filesystem::path(path).parent_path(), ignored);
  ECLAT_TRY(written, writeFile(path, text));
  fmt::print("{}: {}, {}\n", shortPath(path), counted(tests, "test"), what);
  return {};
}

}  // namespace

Result<int> writeSuite(const CommandLine &line, const Run &run, const Examined &examined, Model model) {
  ECLAT_TRY(report, acceptedTests(run, examined, model));
  std::string folder = !line.output.empty() ? std::filesystem::absolute(line.output).string()
                                            : std::filesystem::path(line.options.verdicts).parent_path().string();
  std::size_t faults = report.findings.size(), fine = report.regressions.size(), gone = report.unproved.size();
  std::string failing = faults ? provedTests(run, examined, model, report, false) : "";
  std::size_t leftOut = report.unproved.size();
  std::string passing = fine ? provedTests(run, examined, model, report, true) : "";
  for (const Unproved &unproved : report.unproved)
    fmt::print(stderr, "note: no test for {}: {}\n", unproved.id, unproved.reason);
  ECLAT_TRY(first, writeTests(folder + "/eclat_fault_test.cpp", failing, faults - (leftOut - gone),
                              "to fail until the code is mended"));
  ECLAT_TRY(second,
            writeTests(folder + "/eclat_fine_test.cpp", passing, fine - (report.unproved.size() - leftOut), "to pass"));
  if (failing.empty() && passing.empty())
    return fail({ExitCode::NothingToTest,
                 "suite",
                 fmt::format("{} holds no accepted input that gives a test", run.verdicts.shown),
                 "`eclat review` or `eclat accept ID` accepts findings",
                 {}});
  return 0;
}

}  // namespace eclat
