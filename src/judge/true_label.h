#pragma once

#include "flow/component.h"
#include "flow/input.h"
#include "flow/outcome.h"

#include <string>

namespace eclat {

// in:  an input and its outcome, every call of which was held to a full specification
// out: what the input is by that specification. Illegal: the caller broke a rule. Fault: all rules were kept, and the
//      tested call broke a promise, an invariant or a promised law, threw what is not declared, or did not end well; or
//      a call before it did, and the tested call could not do its work for that. Normal: all others, never New
// why: the ideal classifier, which ours is measured with (Eclat §5.1)
// not here: what the run itself thought of the input (classifyOutcome)
Label trueLabel(const Outcome &outcome, const Input &input, const Component &component);

// What two inputs share that reveal the same fault (d'Amorim et al., §3.1): the same part of the specification at the
// same operation, or the same end at the same place, whichever operation was called.
std::string violationOf(const Outcome &outcome, const Input &input, const Component &component);

}  // namespace eclat
