#pragma once

#include "flow/checks.h"
#include "flow/component.h"
#include "flow/model.h"
#include "flow/schema.h"

namespace eclat {

// in:  a model
// out: the statements that a worker evaluates at each operation, each weakened where the operation would only hand on
//      what it was given or what was broken before
// why: an operation is to blame only for what it made false itself; what came with its receiver or arguments is its
//      caller's doing
// not here: the form in which a worker reads them (execute/encode.h), evaluating them (runtime/check.cpp)
Checks checksOf(const Model &model, const Component &component, const Schema &schema);

}  // namespace eclat
