#pragma once

#include "../../runtime/wire.h"
#include "flow/component.h"
#include "flow/schema.h"

namespace eclat {

// How a call treats what it is given: the one place that the generator, the glue and the printers ask.

// The call may leave the argument changed. `argument` counts the receiver of a method as the first one.
bool mayChange(const Operation &operation, std::size_t argument, const Component &component);

// A step's value is moved into this parameter and is then used up; else it is copied or referred to.
bool isGivenAway(const Parameter &parameter, const Component &component);

// A value of this type may refer to what belongs to the object that handed it out.
bool isLent(const Type &type, const Component &component);

// Begins or finds, and so leaves its object as it is, although it is not const: there is a const form of it, or it has
// one of the names that everybody uses for that.
bool isAccessor(const Operation &operation, const Component &component);

// An object that the call was given for good: what is left of it need not be whole afterwards.
bool isOnlyThereAtEntry(const ObjectRange &range, const Operation &operation);

// Whether an object of the call exists then: before a constructor there is no receiver.
bool isThere(const ObjectRange &range, rt::Phase phase, const Operation &operation);

}  // namespace eclat
