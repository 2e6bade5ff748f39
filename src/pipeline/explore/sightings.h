#pragma once

#include "flow/component.h"
#include "flow/finding.h"
#include "flow/model.h"
#include "flow/trace.h"
#include "support/failure.h"

#include <vector>

namespace eclat {

// Adds to findings what the examples showed of the properties that they broke.
Result<void> addSightings(std::vector<Finding> &findings, const Model &model, const Component &component,
                          const Trace &trace);

}  // namespace eclat
