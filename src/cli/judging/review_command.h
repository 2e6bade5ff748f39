#pragma once

#include "cli/judging/judging.h"

namespace eclat {

// `eclat review` shows one finding after another and asks a person or a script for a verdict: a key, and perhaps a
// reason.
Result<int> reviewFindings(const CommandLine &line, const WorkDir &dir, Progress &progress);

}  // namespace eclat
