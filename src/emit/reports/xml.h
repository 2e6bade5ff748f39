#pragma once

#include "emit/emitter.h"

#include <string>

namespace eclat {

// in:  the report and what it was made with
// out: an XML 1.0 document in UTF-8; characters that XML forbids are replaced by U+FFFD
// why: the Eclat paper's own format (Fig. 2), for tools that read XML
// not here: what there is to say (report_rows.h), JUnit's dialect
std::string emitXml(const EmitContext &context);

}  // namespace eclat
