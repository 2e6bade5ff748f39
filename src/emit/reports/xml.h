#pragma once

#include "emit/emitter.h"

#include <string>

namespace eclat {

// in:  the report and what it was made with
// out: an XML 1.0 document in UTF-8; characters that XML forbids are replaced by U+FFFD
// why: the Eclat paper has this format (Fig. 2), and there are tools that read XML
// not here: which fields there are (report_rows.h), JUnit's dialect
std::string emitXml(const EmitContext &context);

}  // namespace eclat
