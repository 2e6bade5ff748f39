#pragma once

#include "flow/component.h"
#include "flow/language/variable_ref.h"

namespace eclat {

// The parameter that a variable of the operation is, or is a part of; null if it is none.
const Parameter *parameterOf(const VariableRef &variable, const Operation &operation);

// True if a later step can use what the operation returns: the object of a constructor, a plain value, an object of
// the component, or a Made value that can be kept.
bool isResultKept(const Operation &operation, const Component &component);

// True if a step with this operation also keeps where the plain value lies that it returns a reference to: some
// operation takes such values by reference.
bool returnsReferred(const Operation &operation, const Component &component);

// The type of what a step with this operation makes: the class of a constructor, else the result's.
const std::string &madeBy(const Operation &operation);

// The class of the object behind it: of a smart pointer what it leads to.
const std::string &objectMadeBy(const Operation &operation);

// True of copy constructors and copy assignments.
bool makesCopy(const Operation &operation);

// Moves to `skipped` every operation that no input can reach, because nothing makes its receiver or one of its
// arguments, until none is left; what can be left to a default argument is. Numbers the rest anew.
void leaveOutUncallable(Component &component);

}  // namespace eclat
