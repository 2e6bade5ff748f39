#pragma once

#include "flow/component.h"
#include "flow/trace.h"
#include "pipeline/verdicts/verdict_file.h"

#include <string>
#include <vector>

namespace eclat {

struct VerdictOpinions {
  Opinions opinions;               // with those of the model file, which count more
  std::vector<std::string> stale;  // verdicts, or parts of them, that say nothing any more, and why
};

// in:  what people said of findings, and what they wrote in the model file
// out: what both say of properties: what a fine input broke is rejected where it broke it, rules that an illegal input
//      broke are trusted
// why: a judgement that is given once must not be asked for again
Result<VerdictOpinions> addVerdicts(const Opinions &ofModelFile, const VerdictFile &file, const Component &component,
                                    const Trace &trace);

// A mark of all that the verdicts say of the model: two of the same mark give the same model.
std::string markOf(const Verdicts &verdicts);

}  // namespace eclat
