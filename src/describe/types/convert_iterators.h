#pragma once

#include "describe/parse.h"
#include "describe/types/types.h"

#include <vector>

namespace eclat {

// in:  all operations, before those that cannot be called are left out
// out: a parameter that takes an iterator which no operation returns takes one that converts to it
// why: a class may hand out only its `iterator`, and take it back as a `const_iterator`
// not here: other conversions; what they make may refer to a temporary
void takeConvertibleIterators(const ParsedUnit &parsed, const TypeDescriber &types, std::vector<Operation> &operations);

}  // namespace eclat
