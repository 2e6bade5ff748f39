#pragma once

#include "flow/finding.h"

#include <string>
#include <vector>

namespace eclat {

// How inputs were selected (docs/reference/techniques.md), in words; empty where nothing but the default was asked for.

// "Selected by property, without entry properties, in iteration 2."
std::string selectionWords(const Finding &finding);

// One sentence for the run, and one for each iteration: what was selected, and how many of it joined the examples.
std::vector<std::string> techniqueWords(const Techniques &techniques);

}  // namespace eclat
