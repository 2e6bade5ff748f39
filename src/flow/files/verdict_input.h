#pragma once

#include "flow/finding.h"
#include "flow/verdict.h"

#include <expected>
#include <string>
#include <vector>

namespace eclat {

// Translates between the findings of a run, which refer to operations and properties by number, and verdicts, which
// name them.

std::vector<WrittenStep> writeSteps(const Input &input, const Component &component);
// Returns the input with the numbers of the component as it is now, or says why there is none: "there is no operation
// 'f()'".
std::expected<Input, std::string> readSteps(const std::vector<WrittenStep> &steps, const Component &component);

WrittenEnding writeEnding(const Outcome &outcome);

// Returns the statements that the tested call broke, each once.
std::vector<PlacedStatement> brokenBy(const Finding &finding, const Component &component);

// Returns all that a verdict file keeps of a finding.
JudgedFinding writeVerdict(const Finding &finding, Verdict verdict, const std::string &comment,
                           const Component &component, const Model &model);

// Returns the verdict that applies to this finding, or null. It applies if it has the same id; if it says fine or
// illegal and has the same input; or if it says fault or illegal, its operation and ending are the same, and its
// finding broke all that this one broke.
const JudgedFinding *verdictOn(const Finding &finding, const Verdicts &verdicts, const Component &component);

}  // namespace eclat
