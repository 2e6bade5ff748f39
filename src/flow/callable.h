#pragma once

#include "flow/component.h"
#include "flow/language/variable_ref.h"

namespace eclat {

// Returns the parameter that `variable` is, or is a part of; null if it is none.
const Parameter *parameterOf(const VariableRef &variable, const Operation &operation);

// True if a later step can use what `operation` returns: the object of a constructor, a plain value, an object of the
// component, or a Made value that can be kept.
bool isResultKept(const Operation &operation, const Component &component);

// True if `operation` returns a reference to a plain value that an operation takes by reference. A step with it then
// keeps the place of that value as well as a copy.
bool returnsReferred(const Operation &operation, const Component &component);

// Returns the type that a step with this operation makes: the class of a constructor, else the type of the result.
const std::string &madeBy(const Operation &operation);

// Like madeBy, but for a smart pointer it returns the class of the object that it leads to.
const std::string &objectMadeBy(const Operation &operation);

// True for copy constructors and copy assignments.
bool makesCopy(const Operation &operation);

// Moves each operation that no input can call to `skipped`, because nothing makes its receiver or one of its arguments.
// What it would have made is then missing, too, so that further ones follow. A parameter that nothing makes is cut off
// if it has a default argument. The operations that stay are numbered anew.
void leaveOutUncallable(Component &component);

}  // namespace eclat
