#pragma once

#include "infer/point_inference.h"

#include <map>

namespace eclat {

// Drops statements that the examples never challenged. That a container is in order, or holds nothing twice, says
// something of its class only if the examples put in values that would have broken that; if they put in 1, 2, 3, it
// says something of the examples.
void dropUnchallenged(Model &model, const Component &component, const std::map<Point, PointInference> &points);

}  // namespace eclat
