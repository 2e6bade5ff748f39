#pragma once

#include "flow/component.h"
#include "flow/input.h"

#include <optional>
#include <vector>

namespace eclat {

// Says what a later call may still do with the value of a step.
enum class Life {
  Alive,
  GivenAway,  // moved from: a call may only assign to it; it is destroyed at the end
  Expired     // it refers to an object that was changed or given away since
};

// in:  an input
// out: the life of each step's value after the last step; nothing if some step uses a value in a way that C++ forbids
// why: undefined behaviour of our own making would drown the faults of the component
// not here: rules that only a run can check, such as an iterator that is the end (runtime/call.h)
//
// The rules: a call lends its result if it returns by reference or pointer, or by value a type that may refer to
// others. The lenders are the receiver and the objects that the call was given to refer to. The result expires once one
// of its lenders may have changed; the very call that changes the lender may be given it. It is passed only to calls
// that one of its lenders takes part in, except for references to objects of the component. A constructor lends to its
// object what it lets the object lead into; an object that merely refers to another is not lent anything. A value that
// was given away is only assigned to. A const value is never changed.
class Lifetimes {
public:
  explicit Lifetimes(const Component &component);

  std::optional<std::vector<Life>> after(const Input &input) const;
  bool isLegal(const Input &input) const { return after(input).has_value(); }

  // Says what a call does to its arguments. Both vectors begin with the receiver of a method.
  struct Effects {
    std::vector<bool> changes, givesAway;
    bool lends = false;       // its result may refer to its arguments
    bool bindsParts = false;  // it constructs an object with pointers into its arguments
  };

private:
  const Component &component_;
  std::vector<Effects> effects_;  // by operation
};

}  // namespace eclat
