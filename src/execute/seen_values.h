#pragma once

#include "../../runtime/value.h"
#include "flow/component.h"
#include "flow/outcome.h"
#include "flow/schema.h"

#include <vector>

namespace eclat {

// in:  the samples that a worker took at the entry and the exit of the tested call
// out: the variables of that call, each with its value before and after, as reports and tests show them
// not here: which of them matter to a reader
std::vector<SeenValue> seenValues(const OperationSchema &schema, const std::vector<rt::Value> &entry,
                                  const std::vector<rt::Value> &exit, const std::vector<EnumInfo> &enums);

}  // namespace eclat
