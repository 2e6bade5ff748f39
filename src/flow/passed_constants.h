#pragma once

#include "flow/component.h"
#include "flow/schema.h"

#include <vector>

namespace eclat {

// The index of a parameter's value in the samples of its operation.
struct PassedSource {
  std::size_t variable = 0;
  int parameter = 0;
  const Type *type = nullptr;
};

// Returns one entry for each parameter that can be passed as a constant: numbers, texts, lists of them.
std::vector<PassedSource> passedSources(const OperationSchema &points, const Operation &operation);

}  // namespace eclat
