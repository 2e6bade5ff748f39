#pragma once

#include "emit/emitter.h"

#include <vector>

namespace eclat {

// What speaks for and against a finding, picked out of the report and the model.

// Rules for the caller that the examples show and that the tested call kept: the properties at its entry, and those of
// the objects that it was given.
std::vector<const Property *> rulesKept(const Finding &finding, const EmitContext &context);

// The same for those that it broke: then its label rests on more than them.
std::vector<const Property *> rulesBroken(const Finding &finding, const EmitContext &context);

// The values of the tested call that tell something; that its receiver is there does not.
std::vector<const SeenValue *> tellingValues(const Outcome &outcome);

// Values that the tested call changed, and those it left alone. What has no value before or after it is new or gone.
struct Changes {
  std::vector<const SeenValue *> changed, same;
};
Changes changesOf(const Outcome &outcome);

}  // namespace eclat
