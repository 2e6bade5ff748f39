#pragma once

#include "flow/component.h"
#include "flow/finding.h"
#include "flow/model.h"
#include "support/failure.h"

#include <string>

namespace eclat {

// Finds the finding of the last run that the user names; it may be a variant or set aside. If there is none, the
// failure lists all ids and suggests the nearest. `command`: the command that asks.
Result<const Finding *> findFinding(const std::string &id, const Report &report, const Component &component,
                                    const Model &model, const char *command);

}  // namespace eclat
