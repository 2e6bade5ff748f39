#pragma once

#include "pipeline/stages.h"
#include "pipeline/symbolic/symbolic_search.h"

#include <memory>

namespace eclat {

// Builds and starts what the symbolic strategy needs; null where it is not wanted, or not possible, which is told.
std::unique_ptr<SymbolicSearch> startSymbolic(const Run &run, const ExploreOptions &explore, const Component &component,
                                              const Build &ordinary);

}  // namespace eclat
