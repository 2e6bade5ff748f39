#pragma once

#include "flow/model.h"
#include "infer/point_inference.h"

namespace eclat {

// Adds conditions on the state at entry that were true whenever the operation threw and false whenever it returned.
// Each gives two properties: `orig(numElems) == 0` where it throws, `orig(numElems) != 0` where it returns. A condition
// that the operation's own body branches on needs a few calls only; one made of special values needs more.
void addThrowConditions(const Operation &operation, const Component &component, const PointInference &returned,
                        const PointInference &threw, Model &model);

}  // namespace eclat
