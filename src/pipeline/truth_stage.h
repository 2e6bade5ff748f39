#pragma once

#include "pipeline/stages.h"

#include <vector>

namespace eclat {

struct LabelledInput {
  Input input;
  Label label = Label::Normal;
  Pattern pattern;  // set if it is a fault
};

// Measures how right the labels and findings are, by a specification that the run did not use, and writes that into the
// work directory.
Result<void> tellTruth(const Run &run, const Examined &examined, const std::vector<LabelledInput> &inputs,
                       const Report &report);

}  // namespace eclat
