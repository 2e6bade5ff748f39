#pragma once

#include "flow/component.h"
#include "flow/model.h"

namespace eclat {

// Moves to `dropped` what other properties already say: at its point, or at the object point of its class.
void dropRedundant(Model &model, const Component &component);

}  // namespace eclat
