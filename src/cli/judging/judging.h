#pragma once

#include "cli/options/command_line.h"
#include "pipeline/run.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace eclat {

// What a verdict did beside being written down.
struct Refinement {
  std::vector<std::string> weakened, trusted;  // properties with their points, in words
  std::vector<const Finding *> gone;           // findings that do not count any more, the judged one left out
};

// in:  the last run, and verdicts on its findings
// out: a verdict file that holds them, and a report in which they count
// why: a judgement is given once; from then on what it says of properties holds for all findings
// not here: words and keys (judge_command.h, review_command.h), later runs (pipeline/verdicts/verdict_opinions.h)
class Judging {
public:
  static Result<Judging> open(const CommandLine &line, const WorkDir &dir, Progress &progress);

  const RunResult &run() const { return run_; }
  const Verdicts &verdicts() const { return file_.verdicts; }
  std::string fileName() const { return file_.shown; }

  // A finding of the last run, or one that was judged before and does not occur any more, as its input ends now.
  Result<Finding> find(const std::string &id);

  // Another verdict on the same finding is replaced if the command line says so, or names its mark.
  Result<Refinement> judge(const Finding &finding, Verdict verdict, const std::string &comment);

  // Takes it back; what it set aside counts again. `mark`: only if it is still the verdict of this mark.
  Result<void> withdraw(const std::string &id, const std::optional<std::string> &mark = {});

  // What others have written into the file meanwhile counts, too.
  Result<void> reload() { return refresh(); }

private:
  Judging(const CommandLine &line, const WorkDir &dir, Progress &progress, RunResult run)
      : line_(line), dir_(dir), progress_(progress), run_(std::move(run)) {}

  Result<void> mayReplace(const JudgedFinding *old, Verdict verdict, const VerdictFile &file) const;
  Result<void> findRules(const Finding &finding, JudgedFinding &judged);
  Result<void> refresh();
  Result<std::map<std::string, std::string>> brokenRules();
  Result<Examined> examined() const;
  Run asRun() const { return {line_.options, file_, dir_, progress_}; }

  const CommandLine &line_;
  const WorkDir &dir_;
  Progress &progress_;
  RunResult run_;
  VerdictFile file_;
};

}  // namespace eclat
