#pragma once

#include "emit/emitter.h"

#include <string>

namespace eclat {

// in:  the report and what it was made with
// out: JUnit XML: a suite per class, a test case per tested operation, a failure per finding. The first finding of an
//      operation fails its test case; each further one has a test case of its own, as readers look at one failure per
//      case
// why: every CI service shows results in this form
// not here: times, as a report holds no clock value
std::string emitJunit(const EmitContext &context);

}  // namespace eclat
