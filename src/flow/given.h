#pragma once

#include "flow/model.h"
#include "flow/outcome.h"

namespace eclat {

// The caller broke a rule that authors or users wrote down.
bool breaksGivenRule(const Outcome &outcome, const Model &model);

// It returned where a comment says that it throws.
bool breaksGivenPromise(const Outcome &outcome, const Model &model);

}  // namespace eclat
