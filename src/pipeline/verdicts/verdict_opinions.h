#pragma once

#include "flow/component.h"
#include "flow/trace.h"
#include "pipeline/verdicts/verdict_file.h"

#include <string>
#include <vector>

namespace eclat {

struct VerdictOpinions {
  Opinions opinions;               // those of the verdicts and of the model file, which count more
  std::vector<std::string> stale;  // verdicts, or parts of them, that say nothing any more, and why
};

// in:  the verdicts of people on findings, and their opinions in the model file
// out: what both say about properties: what a fine input broke is rejected where it broke it; the rules that an illegal
//      input broke are trusted
// why: people give a verdict once and must not be asked again
Result<VerdictOpinions> addVerdicts(const Opinions &ofModelFile, const VerdictFile &file, const Component &component,
                                    const Trace &trace);

// Returns a mark of all that the verdicts say about the model: equal marks give the same model.
std::string markOf(const Verdicts &verdicts);

}  // namespace eclat
