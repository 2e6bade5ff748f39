#pragma once

#include "flow/finding.h"
#include "flow/model.h"

namespace eclat {

// Joins the models of several iterations into one, so that the findings of all of them can name properties by number.
class UnionModel {
public:
  // Adds a model; the findings of the report, which name properties of that model, then name those of the union.
  void add(const Model &model, Report &report);

  const Model &model() const { return model_; }

private:
  Model model_;
  bool isEmpty_ = true;
};

}  // namespace eclat
