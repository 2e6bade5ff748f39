#pragma once

#include "flow/finding.h"

#include <string>
#include <vector>

namespace eclat {

// These functions say how inputs were selected (docs/reference/techniques.md); they return nothing where the user asked
// for nothing but the default.

// Says how the input of a finding was selected: "Selected by property, without entry properties, in iteration 2."
std::string selectionWords(const Finding &finding);

// Writes one sentence about the run, and one about each iteration: what was selected, and how much of it joined the
// examples.
std::vector<std::string> techniqueWords(const Techniques &techniques);

}  // namespace eclat
