#pragma once

#include "infer/point_inference.h"

#include <map>

namespace eclat {

// A statement about the object alone, at one operation, says in which states it was called, or which it left behind. If
// objects were anyway mostly like that, the examples would have shown the same by accident. Drops those.
void dropUnsurprising(Model &model, const Component &component, const std::map<Point, PointInference> &points);

}  // namespace eclat
