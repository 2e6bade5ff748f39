#pragma once

#include "cli/judging/judging.h"

namespace eclat {

// `review`: finding by finding, a key and perhaps a reason for each, from a person or from a script.
Result<int> reviewFindings(const CommandLine &line, const WorkDir &dir, Progress &progress);

}  // namespace eclat
