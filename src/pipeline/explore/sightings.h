#pragma once

#include "flow/component.h"
#include "flow/finding.h"
#include "flow/model.h"
#include "flow/trace.h"
#include "support/failure.h"

#include <vector>

namespace eclat {

// What the examples showed of the properties that were broken.
Result<void> addSightings(std::vector<Finding> &findings, const Model &model, const Component &component,
                          const Trace &trace);

}  // namespace eclat
