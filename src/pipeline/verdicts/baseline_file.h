#pragma once

#include "flow/files/baseline.h"
#include "support/failure.h"

#include <string>

namespace eclat {

// Reads the baseline from a file; it is empty if no file is named. A missing file is a failure, so that a slip in its
// name is not taken for an empty baseline.
Result<Baseline> readBaseline(const std::string &path);

}  // namespace eclat
