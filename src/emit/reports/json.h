#pragma once

#include "emit/emitter.h"

#include <string>

namespace eclat {

// in:  the report and what it was made with
// out: a JSON document that keeps docs/reference/report.schema.json
// why: the contract with other programs; fields may be added, none renamed or removed
// not here: what there is to say (report_rows.h)
std::string emitJson(const EmitContext &context);

}  // namespace eclat
