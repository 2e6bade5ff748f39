#pragma once

#include "flow/component.h"
#include "flow/model.h"

namespace eclat {

// Adds the trusted properties to the model, and moves the rejected ones to `dropped`.
void applyOpinions(Model &model, const Opinions &opinions, const Component &component);

}  // namespace eclat
