#pragma once

#include "pipeline/stages.h"
#include "pipeline/symbolic/symbolic_search.h"

#include <memory>

namespace eclat {

// Builds and starts what the symbolic strategy needs; null if it is not wanted, or not possible, which the user is
// told.
std::unique_ptr<SymbolicSearch> startSymbolic(const Run &run, const ExploreOptions &explore, const Component &component,
                                              const Build &ordinary);

}  // namespace eclat
