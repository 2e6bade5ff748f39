#include "cli/judging/judge_command.h"

#include "emit/reports/explain.h"
#include "support/try.h"
#include "support/words.h"

#include <fmt/format.h>

namespace eclat {

namespace {

const char *meaningOf(Verdict verdict) {
  switch (verdict) {
  case Verdict::Fault: return "a test that fails until it is mended";
  case Verdict::Fine: return "a test that passes, and one of the examples from now on";
  case Verdict::Illegal: return "not shown again";
  }
  return "";
}

}  // namespace

std::string tellVerdict(const std::string &id, Verdict verdict, const Refinement &refinement, const Judging &judging) {
  std::string out = fmt::format("{}: {}; {} (in {})\n", id, verdictId(verdict), meaningOf(verdict), judging.fileName());
  for (const std::string &statement : refinement.weakened)
    out += fmt::format("  weakened: {}\n", statement);
  for (const std::string &statement : refinement.trusted)
    out += fmt::format("  trusted: {}\n", statement);
  if (!refinement.gone.empty())
    out += fmt::format("  {} with it:\n", refinement.gone.size() == 1
                                              ? "1 more finding disappears"
                                              : fmt::format("{} more findings disappear", refinement.gone.size()));
  for (const Finding *finding : refinement.gone)
    out += fmt::format("    {}: {}\n", finding->id,
                       describeFinding(*finding, judging.run().component, judging.run().model).summary);
  return out;
}

Result<int> judgeFindings(const CommandLine &line, const WorkDir &dir, Progress &progress) {
  std::string word = !line.verdict.empty() ? line.verdict : line.command == "accept" ? "fault" : "fine";
  Verdict verdict = *findVerdict(word);
  ECLAT_TRY(judging, Judging::open(line, dir, progress));
  // All are looked up before the first is judged: a slip in one leaves the others alone.
  for (const std::string &id : line.arguments) {
    ECLAT_TRY(known, judging.find(id));
  }
  for (const std::string &id : line.arguments) {
    ECLAT_TRY(finding, judging.find(id));
    ECLAT_TRY(refinement, judging.judge(finding, verdict, line.because));
    fmt::print("{}", tellVerdict(id, verdict, refinement, judging));
  }
  return 0;
}

Result<int> withdrawVerdicts(const CommandLine &line, const WorkDir &dir, Progress &progress) {
  ECLAT_TRY(judging, Judging::open(line, dir, progress));
  for (const std::string &id : line.arguments) {
    ECLAT_TRY(withdrawn, judging.withdraw(id, line.seen));
    fmt::print("{}: its verdict is withdrawn\n", id);
  }
  return 0;
}

}  // namespace eclat
