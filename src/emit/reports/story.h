#pragma once

#include "emit/emitter.h"

#include <string>

namespace eclat {

// Tells where the test of a finding is, which the report does not say.
struct StoryPlace {
  std::string testName;  // empty: the finding has no test
  std::string testFile;
};

// in:  a finding of this report, and where its test is
// out: its story as plain text, from what the examples showed to the call that broke it, and what to do next
// why: a person has to judge every finding by its evidence
// not here: looking the finding up by its id (cli/judging/find_finding.h)
std::string tellStory(const Finding &finding, const EmitContext &context, const StoryPlace &place);

}  // namespace eclat
