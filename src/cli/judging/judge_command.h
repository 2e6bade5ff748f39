#pragma once

#include "cli/judging/judging.h"

namespace eclat {

// `accept` and `reject`: the verdict of --as on every finding that is named.
Result<int> judgeFindings(const CommandLine &line, const WorkDir &dir, Progress &progress);

// `withdraw`
Result<int> withdrawVerdicts(const CommandLine &line, const WorkDir &dir, Progress &progress);

// "pop-d069fa: fine, kept in eclat.verdicts", and what follows from it, in lines.
std::string tellVerdict(const std::string &id, Verdict verdict, const Refinement &refinement, const Judging &judging);

}  // namespace eclat
