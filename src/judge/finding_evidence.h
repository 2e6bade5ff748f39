#pragma once

#include "flow/finding.h"
#include "flow/model.h"
#include "judge/learning.h"

#include <vector>

namespace eclat {

// Removes findings that broke nothing but properties that exploring has shown to be no rules; returns the pattern of
// each. Findings that broke a statement about several parts of an object stay.
std::vector<Pattern> leaveOutAccidents(std::vector<Finding> &findings, const Learning &learning, const Model &held);

// Notes in the finding how often inputs broke the same properties, and the doubt that follows from that.
void addRates(Finding &finding, const Learning &learning, const Model &model);

}  // namespace eclat
