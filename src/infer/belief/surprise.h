#pragma once

#include "infer/point_inference.h"

#include <map>

namespace eclat {

// Drops unsurprising statements. A statement about the object alone, at one operation, says in which states the
// operation was called, or which it left behind; if objects were mostly like that anyway, the examples would have shown
// it by accident.
void dropUnsurprising(Model &model, const Component &component, const std::map<Point, PointInference> &points);

}  // namespace eclat
