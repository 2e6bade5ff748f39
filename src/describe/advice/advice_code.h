#pragma once

#include "describe/collect_operations.h"
#include "describe/parse.h"
#include "describe/types/types.h"
#include "flow/advice.h"

#include <string>
#include <vector>

namespace eclat {

// Returns C++ that stands behind the headers, so that Clang knows the types that the advice names: an alias for each
// type with values, and for each factory a function that takes its holes and returns what it makes. Clang's errors in
// it name the place in the configuration.
std::string adviceCode(const Advice &advice);

// Returns the types that values are given for, in their order; kind Void if the values are for a parameter.
std::vector<Type> typesOfValues(const ParsedUnit &unit, const Advice &advice, TypeDescriber &types);

// Returns the factories as operations. A factory is skipped if it has a hole for which no argument can be made.
CollectedOperations collectFactories(const ParsedUnit &unit, const Advice &advice, TypeDescriber &types);

// True if the values are for a parameter, "Stack::push.x", and not for a type.
bool namesParameter(const GivenValues &given);

}  // namespace eclat
