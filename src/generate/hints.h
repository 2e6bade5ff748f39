#pragma once

#include "flow/component.h"
#include "flow/input.h"
#include "flow/model.h"
#include "flow/schema.h"

#include <map>
#include <utility>
#include <vector>

namespace eclat {

// Constants that mean something at a parameter, by operation and number of the parameter.
using ParameterValues = std::map<std::pair<int, int>, std::vector<Literal>>;

struct Hints {
  ParameterValues examples;  // what the examples passed
  ParameterValues borders;   // on either side of where an entry property begins to hold
};

// in:  the model
// out: of every entry property that compares a parameter with a constant, that constant and its neighbours; of every
//      list of values, those and what lies next to them
// why: an author who drew a line often drew it one too far
ParameterValues bordersOf(const Model &model, const Component &component, const Schema &schema);

}  // namespace eclat
