#pragma once

#include "flow/finding.h"
#include "flow/model.h"

namespace eclat {

// The models of several iterations as one, so that findings of all of them can name properties by number.
class UnionModel {
public:
  // Takes a model in; the findings of the report, which are of that model, then speak of the union.
  void add(const Model &model, Report &report);

  const Model &model() const { return model_; }

private:
  Model model_;
  bool isEmpty_ = true;
};

}  // namespace eclat
