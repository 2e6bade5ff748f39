#pragma once

#include "infer/tally.h"

#include <string>
#include <vector>

namespace eclat {

// The fate of a property at a point: in the model, or why it is not.
enum class Fate {
  InModel,     // it is in the model, inferred or trusted
  Rejected,    // a person rejected it
  Falsified,   // a call of the examples contradicts it
  Dropped,     // there is too little evidence, or others say it already: the reason is given
  Undefined,   // it had no truth value at any visit
  NeverSeen,   // no example came here
  Unproposed,  // it held, but inference does not consider statements of its kind here
};

struct Answer {
  Point point;
  Fate fate = Fate::Unproposed;
  std::string reason;                  // of Rejected and Dropped
  const Property *property = nullptr;  // of InModel
  bool isSaidElsewhere = false;        // of Dropped: because others say it, not because evidence is missing
  Tally tally;
};

// in: the trace, the model inferred from it, and a property.
// out: what became of it at every point where its variables exist and whose name contains `where`.
// why: a model is trusted only by those who can ask it; the trace is read again, so nothing had to be kept.
// not here: how it is told (cli).
Result<std::vector<Answer>> whyNot(const Component &component, const Trace &trace, const Model &model, const Expr &expr,
                                   const std::string &where);

}  // namespace eclat
