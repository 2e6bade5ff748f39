#pragma once

#include "pipeline/stages.h"

#include <vector>

namespace eclat {

struct LabelledInput {
  Input input;
  Label label = Label::Normal;
  Pattern pattern;  // of a fault
};

// How right the labels and findings are, by the specification that the run did not use.
Result<void> tellTruth(const Run &run, const Examined &examined, const std::vector<LabelledInput> &inputs,
                       const Report &report);

}  // namespace eclat
