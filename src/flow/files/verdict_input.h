#pragma once

#include "flow/finding.h"
#include "flow/verdict.h"

#include <expected>
#include <string>
#include <vector>

namespace eclat {

// Between findings of a run, which number operations and properties, and verdicts, which name them.

std::vector<WrittenStep> writeSteps(const Input &input, const Component &component);
// The input in terms of the component as it is now; or why there is none: "there is no operation 'f()'".
std::expected<Input, std::string> readSteps(const std::vector<WrittenStep> &steps, const Component &component);

WrittenEnding writeEnding(const Outcome &outcome);

// What the tested call broke, once each.
std::vector<PlacedStatement> brokenBy(const Finding &finding, const Component &component);

// All that a verdict file keeps of a finding.
JudgedFinding writeVerdict(const Finding &finding, Verdict verdict, const std::string &comment,
                           const Component &component, const Model &model);

// What was said of this finding: by its id; of the same input, if it was said to be fine or illegal; or of the same
// operation that ended in the same way and broke all of this and more, if that was said to be a fault or illegal. Null
// if nothing was.
const JudgedFinding *verdictOn(const Finding &finding, const Verdicts &verdicts, const Component &component);

}  // namespace eclat
