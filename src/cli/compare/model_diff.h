#pragma once

#include "flow/model.h"
#include "support/failure.h"

#include <string>
#include <vector>

namespace eclat {

// Loads a model from a model file, from a model.json, or from the model.json of a work directory.
Result<Model> loadAnyModel(const std::string &path);

enum class PropertyFate { Gone, New, Weaker, Stronger };
const char *fateWord(PropertyFate fate);  // "gone", …

struct PropertyChange {
  PropertyFate fate = PropertyFate::Gone;
  std::string property;
  std::string was;  // the old property, if the new one is weaker or stronger
};

struct PointDiff {
  Point point;
  std::vector<PropertyChange> changes;
};

// Returns the changes from `before` to `after`, by point; points without a change are left out.
std::vector<PointDiff> diffModels(const Model &before, const Model &after);

// Prints the changes, marked as gone (-), new (+), weaker or stronger (~).
std::string printModelDiff(const std::vector<PointDiff> &diff, const std::string &indent = "");

}  // namespace eclat
