#pragma once

#include "emit/emitter.h"

#include <string>

namespace eclat {

// in:  the report and what it was made with
// out: a JSON document that keeps docs/reference/report.schema.json
// why: other programs rely on this document; fields may be added, none is renamed or removed
// not here: which fields there are (report_rows.h)
std::string emitJson(const EmitContext &context);

}  // namespace eclat
