#pragma once

#include "flow/component.h"
#include "flow/input.h"
#include "flow/model.h"
#include "flow/schema.h"

#include <map>
#include <utility>
#include <vector>

namespace eclat {

// Constants that mean something at a parameter, by operation id and number of the parameter.
using ParameterValues = std::map<std::pair<int, int>, std::vector<Literal>>;

struct Hints {
  ParameterValues examples;  // constants that the examples passed
  ParameterValues borders;   // values on both sides of the border that an entry property draws
};

// in:  the model
// out: for every entry property that compares a parameter with a constant, that constant and its neighbours; for every
//      property that lists values, the values and their neighbours
// why: an author who drew a border often drew it one too far
ParameterValues bordersOf(const Model &model, const Component &component, const Schema &schema);

}  // namespace eclat
