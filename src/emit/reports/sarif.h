#pragma once

#include "emit/emitter.h"

#include <string>

namespace eclat {

// in:  the report and what it was made with
// out: a SARIF 2.1.0 log with one run, as code-scanning services accept it: paths from the root of the source tree, a
//      line for every result, the id of the finding as its fingerprint
// why: services show these findings beside the code and know them again in the next run
// not here: clock values, absolute paths
std::string emitSarif(const EmitContext &context);

}  // namespace eclat
