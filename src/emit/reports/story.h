#pragma once

#include "emit/emitter.h"

#include <string>

namespace eclat {

// What the story says beyond the report: where the test of the finding is.
struct StoryPlace {
  std::string testName;  // empty: there is none
  std::string testFile;
};

// in:  a finding of this report, and where its test is
// out: its story, from what the examples showed to the call that broke it, and what to do next; plain text
// why: a person has to judge every finding, and judges by its evidence
// not here: finding the finding (cli/commands/explain_command.h)
std::string tellStory(const Finding &finding, const EmitContext &context, const StoryPlace &place);

}  // namespace eclat
