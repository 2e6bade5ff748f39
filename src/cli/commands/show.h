#pragma once

#include "flow/component.h"
#include "flow/coverage.h"
#include "flow/model.h"

#include <string>

namespace eclat {

std::string showComponent(const Component &component);
// `where`: part of the names of the points to show; empty is all of them.
std::string showModel(const Model &model, const std::string &where = {});

// Figures, and the lines that neither tests nor inputs reached, by function.
std::string showCoverage(const Coverage &coverage);

}  // namespace eclat
