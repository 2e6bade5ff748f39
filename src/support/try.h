#pragma once

#include "support/failure.h"

// Binds `name` to the value of a Result, or returns its failure.
#define ECLAT_TRY(name, expression)                                                                                    \
  auto name##Result = (expression);                                                                                    \
  if (!name##Result)                                                                                                   \
    return ::eclat::fail(std::move(name##Result.error()));                                                             \
  [[maybe_unused]] auto &&name = ::eclat::valueOf(name##Result)

namespace eclat {

// Lets ECLAT_TRY bind a placeholder for a Result<void>, which has no value to name.
template <class T> T &valueOf(Result<T> &result) { return *result; }
inline bool valueOf(const Result<void> &) { return true; }

}  // namespace eclat
