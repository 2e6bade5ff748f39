#pragma once

#include "flow/model.h"
#include "flow/outcome.h"

namespace eclat {

// True if the caller broke a rule that authors or users wrote down.
bool breaksGivenRule(const Outcome &outcome, const Model &model);

// True if the operation returned and did something else than a comment says.
bool breaksGivenPromise(const Outcome &outcome, const Model &model);
// True if the operation returned where a comment says that it throws.
bool breaksPromiseToThrow(const Outcome &outcome, const Model &model);
bool isPromiseToThrow(const Property &property);

// True if the tested call ended its process in a state for which a comment says what the operation does.
bool endsWhereToldOf(const Outcome &outcome);

}  // namespace eclat
