#pragma once

#include "describe/collect_operations.h"
#include "describe/parse.h"
#include "describe/types/types.h"
#include "flow/advice.h"

#include <string>
#include <vector>

namespace eclat {

// C++ behind the headers that makes Clang know the types the advice names: an alias for each type with values, and a
// function for each factory that takes its holes and returns what it makes. What Clang says of it names the place in
// the configuration.
std::string adviceCode(const Advice &advice);

// The types of the values, in their order; kind Void for those of a parameter.
std::vector<Type> typesOfValues(const ParsedUnit &unit, const Advice &advice, TypeDescriber &types);

// The factories as operations; skipped are those with a hole for which no argument can be made.
CollectedOperations collectFactories(const ParsedUnit &unit, const Advice &advice, TypeDescriber &types);

// True for "Stack::push.x", which names a parameter and not a type.
bool namesParameter(const GivenValues &given);

}  // namespace eclat
