#pragma once

#include "flow/component.h"
#include "flow/input.h"
#include "flow/outcome.h"

#include <string>

namespace eclat {

// in:  an input and its outcome, every call of which was held to a full specification
// out: its label by that specification. Illegal: the caller broke a rule. Fault: all rules were kept, and the tested
//      call broke a promise, an invariant or a promised law, threw what is not declared, or did not end well; or an
//      earlier call did, and the tested call could not do its work for that reason. Normal: all others; never New
// why: this is the ideal classifier that ours is measured against (Eclat §5.1)
// not here: the label that the run itself gave (classify_outcome.h)
Label trueLabel(const Outcome &outcome, const Input &input, const Component &component);

// Names the fault that an input reveals; equal for two inputs that reveal the same one (d'Amorim et al., §3.1): they
// break the same part of the specification at the same operation, or end in the same way at the same place, whichever
// operation was called.
std::string violationOf(const Outcome &outcome, const Input &input, const Component &component);

}  // namespace eclat
