#pragma once

#include "flow/component.h"
#include "flow/finding.h"
#include "flow/input.h"
#include "flow/model.h"
#include "flow/outcome.h"
#include "flow/request.h"

namespace eclat {

// Which violations at exit are held against an operation: of what it did in many states, or of every property, as Xie
// and Notkin take them (§4.1).
enum class HeldTo { Promises, AllProperties };

// in: how an input ended and what its tested call violated.
// out: its label, and the pattern that groups it with others.
// why: entry violations put the blame on the caller, exit violations on the class (Eclat §3.2, Fig. 6).
// not here: finding the violations (runtime/check), choosing among inputs (reduce).
Label classifyOutcome(const Outcome &outcome, const Input &input, const Component &component, const Model &model,
                      HeldTo heldTo = HeldTo::Promises);

// The same by another judge: crashes and severe exceptions, whatever the model says (UCExp), or either of the two.
Label classifyBy(Judges judges, const Outcome &outcome, const Input &input, const Component &component,
                 const Model &model, HeldTo heldTo = HeldTo::Promises);

// What the second of them says: how the input ended is wrong, whoever is to blame for it.
bool isFaultByEnding(const Outcome &outcome, const Input &input, const Component &component, const Model &model);

// What operations did in a few states is no promise, unless it is as plain as `n == orig(n) + 1`, and what was so
// before the call is none at all. What objects are like is seen at every call of all of them.
bool isPromise(const Property &property);

// Which values a result had, or what it was less than: true by accident of a good many examples.
bool limitsResult(const Expr &e);

// A question about an object that is pointed to. To ask it of null is no mistake: the answer is no.
bool isAskedOfNull(const Input &input, const Operation &tested);

// A copy shows something else than its original. That is wrong of any object, however unlike those of the examples.
bool isWrongCopy(const Outcome &outcome, const Operation &tested, const Model &model);

// Whether an object must survive what a law does, whatever else the class allows.
bool isAboutSafety(const Operation &law);

// The outcome as if the caller had kept all rules of the model.
Outcome withoutEntry(Outcome outcome);

Pattern patternOf(const Outcome &outcome, const Input &input);

}  // namespace eclat
