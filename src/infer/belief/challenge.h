#pragma once

#include "infer/point_inference.h"

#include <map>

namespace eclat {

// That a container is in order, or holds nothing twice, says something of its class only if the examples put in what
// would have broken that. Where they put in 1, 2, 3 it says something of the examples. Drops what was never challenged.
void dropUnchallenged(Model &model, const Component &component, const std::map<Point, PointInference> &points);

}  // namespace eclat
