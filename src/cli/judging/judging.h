#pragma once

#include "cli/options/command_line.h"
#include "pipeline/run.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace eclat {

// A Refinement lists what a verdict changed beside the verdict file.
struct Refinement {
  std::vector<std::string> weakened, trusted;  // properties with their points, in words
  std::vector<const Finding *> gone;           // findings that count no longer, without the judged one
};

// in:  the last run, and verdicts on its findings
// out: a verdict file that holds these verdicts, and a report in which they count
// why: a person gives a verdict once; from then on what it says of properties counts for all findings
// not here: words and keys (judge_command.h, review_command.h), the effect on later runs
//           (pipeline/verdicts/verdict_opinions.h)
class Judging {
public:
  static Result<Judging> open(const CommandLine &line, const WorkDir &dir, Progress &progress);

  const RunResult &run() const { return run_; }
  const Verdicts &verdicts() const { return file_.verdicts; }
  std::string fileName() const { return file_.shown; }

  // Finds a finding of the last run, or one that was judged before and does not occur any more; the input of the latter
  // is run again to see how it ends now.
  Result<Finding> find(const std::string &id);

  // Gives a verdict. If there is another one on the same finding, it is replaced only if the command line says so or
  // names the mark of that verdict.
  Result<Refinement> judge(const Finding &finding, Verdict verdict, const std::string &comment);

  // Takes a verdict back; what it had set aside counts again. `mark`: do so only if the verdict still has this mark.
  Result<void> withdraw(const std::string &id, const std::optional<std::string> &mark = {});

  // Reads verdicts that others have meanwhile written into the file.
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
