#pragma once

#include "flow/model.h"
#include "infer/point_inference.h"

namespace eclat {

// When an operation throws: conditions on the state at entry that were true whenever it threw and false whenever it
// returned. Said of both: `orig(numElems) == 0` where it throws, `orig(numElems) != 0` where it returns. Taken from
// what the operation's own body branches on, which a few calls confirm, and from special values, which need more.
void addThrowConditions(const Operation &operation, const Component &component, const PointInference &returned,
                        const PointInference &threw, Model &model);

}  // namespace eclat
