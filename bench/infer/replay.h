#pragma once

#include "flow/component.h"
#include "flow/model.h"
#include "flow/trace.h"
#include "support/failure.h"

#include <cstdint>
#include <string>
#include <vector>

namespace eclat::bench {

// How one property of a model fared on a trace.
struct Fate {
  std::uint64_t held = 0, broken = 0, undefined = 0;
  std::string error;  // why it could not be evaluated at all
};

// Evaluates every property of the model at every visit of its point, with the rules of inferModel: calls of an
// object to itself are no visits of the operation's points, and an object is looked at between outermost calls only.
// The fates are in the order of Model::properties.
Result<std::vector<Fate>> replay(const Model &model, const Component &component, const Trace &trace);

}  // namespace eclat::bench
