#pragma once

#include "flow/component.h"
#include "flow/finding.h"
#include "flow/model.h"
#include "support/failure.h"

#include <string>

namespace eclat {

// The finding of the last run that the user means, one that is set aside and variants included; the failure lists all
// there are, and names the one that is meant probably. `command` is what asked.
Result<const Finding *> findFinding(const std::string &id, const Report &report, const Component &component,
                                    const Model &model, const char *command);

}  // namespace eclat
