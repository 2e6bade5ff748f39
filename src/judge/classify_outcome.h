#pragma once

#include "flow/component.h"
#include "flow/finding.h"
#include "flow/input.h"
#include "flow/model.h"
#include "flow/outcome.h"
#include "flow/request.h"

namespace eclat {

// Says which violations at exit count against an operation: of promises alone (isPromise), or of every property, as Xie
// and Notkin take them (§4.1).
enum class HeldTo { Promises, AllProperties };

// in:  how an input ended and what its tested call violated
// out: its label, and the pattern that groups it with others
// why: entry violations put the blame on the caller, exit violations on the class (Eclat §3.2, Fig. 6)
// not here: finding the violations (runtime/check.cpp), choosing among inputs (reduce)
Label classifyOutcome(const Outcome &outcome, const Input &input, const Component &component, const Model &model,
                      HeldTo heldTo = HeldTo::Promises);

// Labels as classifyOutcome does, but by the judge that the options name: `Exceptions` looks at crashes and severe
// exceptions alone, whatever the model says (UCExp); `Combined` says fault if one of the two judges does.
Label classifyBy(Judges judges, const Outcome &outcome, const Input &input, const Component &component,
                 const Model &model, HeldTo heldTo = HeldTo::Promises);

// True if the input ended in a way that is wrong by itself, whoever is to blame for it: the judge that knows no model
// calls it a fault.
bool isFaultByEnding(const Outcome &outcome, const Input &input, const Component &component, const Model &model);

// True if the operation can be held to the property. What it did in a few states only is no promise, unless it is a
// plain change such as `n == orig(n) + 1`; a statement about values at entry alone is none either. Properties of
// objects always are, as they are seen at every call of all operations.
bool isPromise(const Property &property);

// True if the property lists the values of a result or bounds it. Such a property is often true by accident, even of
// many examples.
bool limitsResult(const Expr &e);

// True if the tested call is a question (const, returns bool) that was given a null pointer. To ask it of null is no
// mistake of the caller: the answer is no.
bool isAskedOfNull(const Input &input, const Operation &tested);

// True if a copy differs from its original. That is wrong of any object, however unlike those of the examples.
bool isWrongCopy(const Outcome &outcome, const Operation &tested, const Model &model);

// True if an object must survive what the law does to it (move, assignment to itself), whatever else its class allows.
bool isAboutSafety(const Operation &law);

// Returns the outcome as it would be if the caller had kept all rules of the model.
Outcome withoutEntry(Outcome outcome);

Pattern patternOf(const Outcome &outcome, const Input &input);

}  // namespace eclat
