#pragma once

#include "support/failure.h"

#include <climits>
#include <cstdint>
#include <string>
#include <vector>

namespace eclat {

// Writes the traces of several runs, which all have the same hooks, as one: the runs follow each other, with calls,
// objects and threads of their own. Returns the number of calls, of those functions whose number is below `end`. A
// single trace is left where it is, and checked.
Result<std::uint64_t> joinTraces(const std::vector<std::string> &parts, const std::string &whole, int end = INT_MAX);

}  // namespace eclat
