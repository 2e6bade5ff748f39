#pragma once

#include "flow/component.h"
#include "flow/coverage.h"
#include "flow/model.h"

#include <string>

namespace eclat {

std::string showComponent(const Component &component);
// `where`: shows only points whose names contain this; empty: all points.
std::string showModel(const Model &model, const std::string &where = {});

// Shows the figures of the coverage and, by function, the lines that neither tests nor inputs reached.
std::string showCoverage(const Coverage &coverage);

}  // namespace eclat
