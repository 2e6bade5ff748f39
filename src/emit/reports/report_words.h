#pragma once

#include "emit/emitter.h"

#include <string>
#include <vector>

namespace eclat {

// Sentences about a whole report, the same in every format that people read.

// "BoundedStack, geo::area()": what was tested.
std::string componentTitle(const Component &component);
// "seed 7", "seeds 7 to 9"
std::string seedWords(const Report &report);
// "806 inputs: 700 normal, 50 new, 40 illegal, 16 fault-revealing."
std::string inputWords(const Stats &stats);
// "No fault-revealing input found.", or no new one.
std::string nothingWords(const Report &report);
// "Tried 806 inputs over 7 operations against 15 properties from 57 example calls."
std::string triedWords(const EmitContext &context);
// Empty if nothing is known of the coverage.
std::string coverageWords(const Coverage &coverage);
// What else there is to know: what was left out, and why. One sentence each.
std::vector<std::string> remarks(const Stats &stats);
// "listed in the baseline", "suppressed in the model file: we never pass null", "judged illegal: we never pass null"
std::string asideWords(const SetAside &aside);
// "baseline", "model-file", "verdict": who says so, for programs.
const char *asideBy(const SetAside &aside);
// "3 judged inputs were run again: 2 do as they did.", and a line for each that does not. Empty if there are none.
std::vector<std::string> judgedWords(const Report &report);
// "`n >= 0` at object of Stack is no property any more (pop-d069fa is fine)", "… is a rule (top-0a1b2c is illegal)"
std::vector<std::string> refinedWords(const Report &report);
// "it is deleted; nothing to do"
std::string skippedWords(const Skipped &skip);

}  // namespace eclat
