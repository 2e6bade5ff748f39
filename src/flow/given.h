#pragma once

#include "flow/model.h"
#include "flow/outcome.h"

namespace eclat {

// The caller broke a rule that authors or users wrote down.
bool breaksGivenRule(const Outcome &outcome, const Model &model);

// It did something else than a comment says.
bool breaksGivenPromise(const Outcome &outcome, const Model &model);
// It returned where a comment says that it throws.
bool breaksPromiseToThrow(const Outcome &outcome, const Model &model);
bool isPromiseToThrow(const Property &property);

// It ended the process where a comment says what it does.
bool endsWhereToldOf(const Outcome &outcome);

}  // namespace eclat
