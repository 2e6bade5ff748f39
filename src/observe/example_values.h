#pragma once

#include "flow/component.h"
#include "flow/input.h"
#include "flow/trace.h"
#include "support/failure.h"

#include <map>
#include <utility>
#include <vector>

namespace eclat {

// in:  what the examples did
// out: the different constants that they passed, by operation and number of the parameter, the first few dozen of each
// why: a path, a key or a format that the code wants is nothing that anybody would guess
// not here: values that are no constants: objects, iterators, what points into them
Result<std::map<std::pair<int, int>, std::vector<Literal>>> exampleValues(const Component &component,
                                                                          const Trace &trace);

}  // namespace eclat
