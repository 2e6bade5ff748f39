#pragma once

#include "flow/failure.h"
#include "flow/model.h"

#include <string>

namespace eclat {

// A model from a model file, a model.json, or the model.json of a work directory.
Result<Model> loadAnyModel(const std::string &path);

// What is gone (-), new (+), weaker or stronger (~) from `before` to `after`, by point; empty if nothing.
std::string diffModels(const Model &before, const Model &after);

}  // namespace eclat
