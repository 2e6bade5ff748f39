#pragma once

#include "flow/component.h"
#include "flow/model.h"

#include <optional>

namespace eclat {

// A parameter, and the sequence of the object that the operation puts it into.
struct Data {
  VariableRef parameter, sequence;
};
// Recognises an exit property which says that a parameter is put into a sequence: `x in items[]`, `items[] ==
// append(orig(items[]), x)`, also behind a condition.
std::optional<Data> putIn(const Expr &exit);

// Marks limits of data. What is put into a container is data: that the examples put in small numbers sets no limit to
// what the container must cope with, and in which order they stand is chance. Limits become DataLimit, other accidental
// properties of data are dropped.
void markData(Model &model);

// Shares habits within a class. Parameters of one name and type mean the same in all its operations, so what the
// examples passed to one operation is a habit for others that have too few examples of their own.
void shareHabits(Model &model, const Component &component);

}  // namespace eclat
