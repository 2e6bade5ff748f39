#pragma once

#include "classify/learning.h"
#include "flow/component.h"
#include "flow/failure.h"
#include "flow/finding.h"
#include "flow/model.h"
#include "flow/trace.h"

#include <cstdint>
#include <vector>

namespace eclat {

// Those that inputs are held to, laws apart.
std::uint64_t countedProperties(const Model &judge);

// Exploring has shown that all it broke is no rule.
bool isNoRule(const Finding &finding, const Learning &learning);

// What joins parts of an object holds whatever the examples did with it: an operation that always breaks it is
// suspicious.
bool breaksObject(const Finding &finding, const Model &model);

// What exploring has shown of the properties that a finding broke.
void addRates(Finding &finding, const Learning &learning, const Model &model);

// What the examples showed of the properties that were broken.
Result<void> addSightings(std::vector<Finding> &findings, const Component &component, const Trace &trace);

}  // namespace eclat
