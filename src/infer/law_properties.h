#pragma once

#include "flow/component.h"
#include "flow/model.h"
#include "flow/trace.h"
#include "support/failure.h"

namespace eclat {

// in:  a model, and the examples it was learned from
// out: the model with the laws about single calls that the examples do not break: a const method leaves everything as
//      it was that can be observed; a copy shows what its original showed; an operation that throws leaves its object
//      as it was
// why: these need no examples to be expected, and not many examples throw
// not here: laws about whole objects (describe/object_laws.h); which laws the user wants (ExploreOptions)
Result<void> addLawProperties(Model &model, const Component &component, const Trace &trace);

}  // namespace eclat
