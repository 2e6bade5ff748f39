#pragma once

#include "cli/judging/judging.h"

namespace eclat {

// `eclat accept` and `eclat reject` give the verdict of --as on each finding that is named.
Result<int> judgeFindings(const CommandLine &line, const WorkDir &dir, Progress &progress);

// `eclat withdraw` takes verdicts back.
Result<int> withdrawVerdicts(const CommandLine &line, const WorkDir &dir, Progress &progress);

// Says, in lines, where the verdict is kept, "pop-d069fa: fine, kept in eclat.verdicts", and what follows from it.
std::string tellVerdict(const std::string &id, Verdict verdict, const Refinement &refinement, const Judging &judging);

}  // namespace eclat
