#pragma once

#include "flow/component.h"
#include "flow/model.h"

namespace eclat {

// Moves properties to `dropped` that others already say, at the same point or at the object point of its class.
void dropRedundant(Model &model, const Component &component);

}  // namespace eclat
