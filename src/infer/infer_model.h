#pragma once

#include "flow/component.h"
#include "flow/model.h"
#include "flow/trace.h"
#include "support/failure.h"

namespace eclat {

// in: the samples of the passing tests, and what a person ruled about properties.
// out: the properties that held at every program point, with their evidence, and why others were dropped.
// why: a small suite supports few statements; each false entry property hides a fault, each false exit property
//      raises a false alarm. So evidence is counted in different states, and every family asks for its own minimum.
// not here: evaluating properties (runtime/eval.h) and writing them (flow/language/expr.h).
Result<Model> inferModel(const Component &component, const Trace &trace, const Opinions &opinions = {});

}  // namespace eclat
