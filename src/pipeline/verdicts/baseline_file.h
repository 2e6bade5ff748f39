#pragma once

#include "flow/files/baseline.h"
#include "support/failure.h"

#include <string>

namespace eclat {

// The baseline in a file; an empty one if no file is named. One that is not there is a failure, so that a slip in its
// name is not taken for an empty file.
Result<Baseline> readBaseline(const std::string &path);

}  // namespace eclat
