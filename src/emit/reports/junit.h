#pragma once

#include "emit/emitter.h"

#include <string>

namespace eclat {

// in:  the report and what it was made with
// out: JUnit XML: a suite per class, a test case per tested operation, a failure per finding. The first finding of an
//      operation fails its test case, each other one has a case of its own, since readers look at one failure per case
// why: the form of results that every CI service shows
// not here: times; a report holds no clock value
std::string emitJunit(const EmitContext &context);

}  // namespace eclat
