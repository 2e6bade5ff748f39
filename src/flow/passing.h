#pragma once

#include "../../runtime/wire.h"
#include "flow/component.h"
#include "flow/schema.h"

namespace eclat {

// These functions tell what a call does with its arguments; the generator, the glue and the printers all ask them.

// True if the call may change the argument. `argument` counts the receiver of a method as the first one.
bool mayChange(const Operation &operation, std::size_t argument, const Component &component);

// True if a step's value is moved into the parameter, so that it cannot be used again; else it is copied or referred
// to.
bool isGivenAway(const Parameter &parameter, const Component &component);

// True if a value of this type may refer to memory of the object that handed it out.
bool isLent(const Type &type, const Component &component);

// True for methods like begin() and find() that leave their object as it is although they are not const: they have a
// const overload, or one of the names that everybody uses for that.
bool isAccessor(const Operation &operation, const Component &component);

// True if the call was given the object for good, by moving it: the object need not be whole afterwards.
bool isOnlyThereAtEntry(const ObjectRange &range, const Operation &operation);

// True if the object exists in this phase: before a constructor there is no receiver.
bool isThere(const ObjectRange &range, rt::Phase phase, const Operation &operation);

}  // namespace eclat
