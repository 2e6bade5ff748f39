#pragma once

#include "flow/component.h"
#include "flow/schema.h"

#include <vector>

namespace eclat {

// Where the value of a parameter stands in the samples of its operation.
struct PassedSource {
  std::size_t variable = 0;
  int parameter = 0;
  const Type *type = nullptr;
};

// Of all parameters that are constants: numbers, texts, lists of them.
std::vector<PassedSource> passedSources(const OperationSchema &points, const Operation &operation);

}  // namespace eclat
