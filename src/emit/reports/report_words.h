#pragma once

#include "emit/emitter.h"

#include <string>
#include <vector>

namespace eclat {

// These functions write sentences about a whole report, the same in every format that people read.

// Says what was tested: "BoundedStack, geo::area()".
std::string componentTitle(const Component &component);
// Names the seeds: "seed 7", "seeds 7 to 9".
std::string seedWords(const Report &report);
// Counts the inputs by label: "806 inputs: 700 normal, 50 new, 40 illegal, 16 fault-revealing."
std::string inputWords(const Stats &stats);
// Says that nothing was found: "No fault-revealing input found.", or no new one.
std::string nothingWords(const Report &report);
// Says what was tried: "Tried 806 inputs over 7 operations against 15 properties from 57 example calls."
std::string triedWords(const EmitContext &context);
// Says how much of the code was reached; empty if that is not known.
std::string coverageWords(const Coverage &coverage);
// Says what was left out and why, one sentence each.
std::vector<std::string> remarks(const Stats &stats);
// Says why a finding is set aside: "listed in the baseline", "suppressed in the model file: we never pass null",
// "judged illegal: we never pass null".
std::string asideWords(const SetAside &aside);
// Names, for programs, what set a finding aside: "baseline", "model-file" or "verdict".
const char *asideBy(const SetAside &aside);
// Says what became of inputs that people judged: "3 judged inputs were run again: 2 do as they did.", and a line for
// each that does not. Empty if there are none.
std::vector<std::string> judgedWords(const Report &report);
// Says what verdicts changed in the model: "`n >= 0` at object of Stack is no property any more (pop-d069fa is fine)",
// "… is a rule (top-0a1b2c is illegal)".
std::vector<std::string> refinedWords(const Report &report);
// Says why an operation is not called, and what to do: "it is deleted; nothing to do".
std::string skippedWords(const Skipped &skip);

}  // namespace eclat
