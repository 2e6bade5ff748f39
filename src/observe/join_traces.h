#pragma once

#include "support/failure.h"

#include <climits>
#include <cstdint>
#include <string>
#include <vector>

namespace eclat {

// Joins the traces of several runs with the same hooks into one: the runs follow each other, and each keeps its own
// calls, objects and threads. Returns the number of calls of those functions whose id is below `end`. A single trace
// stays where it is, but is checked.
Result<std::uint64_t> joinTraces(const std::vector<std::string> &parts, const std::string &whole, int end = INT_MAX);

}  // namespace eclat
