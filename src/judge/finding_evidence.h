#pragma once

#include "flow/finding.h"
#include "flow/model.h"
#include "judge/learning.h"

#include <vector>

namespace eclat {

// Takes findings out that broke nothing but what exploring has shown to be no rule; returns the pattern of each. An
// object that is broken stays.
std::vector<Pattern> leaveOutAccidents(std::vector<Finding> &findings, const Learning &learning, const Model &held);

// What exploring has shown of the properties that a finding broke, and the doubt that this leaves.
void addRates(Finding &finding, const Learning &learning, const Model &model);

}  // namespace eclat
