#pragma once

#include "emit/emitter.h"

#include <vector>

namespace eclat {

// These functions pick from report and model what speaks for and against a finding.

// The rules for the caller that the examples show and the tested call kept, which are the properties at its entry and
// those of the objects that it was given.
std::vector<const Property *> rulesKept(const Finding &finding, const EmitContext &context);

// The rules for the caller that the tested call broke. If there are any, the label of the finding rests on more than
// the rules.
std::vector<const Property *> rulesBroken(const Finding &finding, const EmitContext &context);

// The values of the tested call that tell a reader something; that it had a receiver does not.
std::vector<const SeenValue *> tellingValues(const Outcome &outcome);

// The values that the tested call changed, and those that it left alone. A value that only stands before or only after
// the call counts as changed.
struct Changes {
  std::vector<const SeenValue *> changed, same;
};
Changes changesOf(const Outcome &outcome);

}  // namespace eclat
