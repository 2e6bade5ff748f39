#pragma once

#include "flow/model.h"
#include "support/failure.h"

#include <string>
#include <vector>

namespace eclat {

// A model from a model file, a model.json, or the model.json of a work directory.
Result<Model> loadAnyModel(const std::string &path);

enum class PropertyFate { Gone, New, Weaker, Stronger };
const char *fateWord(PropertyFate fate);  // "gone", …

struct PropertyChange {
  PropertyFate fate = PropertyFate::Gone;
  std::string property;
  std::string was;  // of one that is weaker or stronger
};

struct PointDiff {
  Point point;
  std::vector<PropertyChange> changes;
};

// From `before` to `after`, by point, those without a change left out.
std::vector<PointDiff> diffModels(const Model &before, const Model &after);

// Gone (-), new (+), weaker or stronger (~).
std::string printModelDiff(const std::vector<PointDiff> &diff, const std::string &indent = "");

}  // namespace eclat
