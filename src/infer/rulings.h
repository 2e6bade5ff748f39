#pragma once

#include "flow/component.h"
#include "flow/model.h"

namespace eclat {

// Makes the model hold what is trusted and nothing that is rejected; the rejected ones are in `dropped`.
void applyOpinions(Model &model, const Opinions &opinions, const Component &component);

}  // namespace eclat
