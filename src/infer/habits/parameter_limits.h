#pragma once

#include "flow/component.h"
#include "flow/model.h"

#include <optional>

namespace eclat {

// A parameter, and the sequence of the object that it is put into.
struct Data {
  VariableRef parameter, sequence;
};
// `x in items[]`, `items[] == append(orig(items[]), x)`, and both where they depend on something else.
std::optional<Data> putIn(const Expr &exit);

// What is put into a container is data. That the examples put in small numbers sets no limit to what the container must
// cope with, and where it stands there is chance: these limits become DataLimit, other accidents go.
void markData(Model &model);

// Parameters of one name and type mean the same throughout a class. What the examples passed to one operation is a
// habit for the others too, where they have too few examples of their own.
void shareHabits(Model &model, const Component &component);

}  // namespace eclat
