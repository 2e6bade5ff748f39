#pragma once

#include "flow/component.h"
#include "flow/input.h"

#include <optional>
#include <vector>

namespace eclat {

// What may still be done with the value of a step.
enum class Life {
  Alive,
  GivenAway,  // moved from: it may be assigned to, and is destroyed at the end
  Expired     // it refers to something that was changed or given away since
};

// in:  an input
// out: the life of each step's value after the last step; nothing if some step uses a value in a way it must not
// why: undefined behaviour of our own making would drown the faults of the component (DESIGN, "C++ legality")
// not here: what only a run can tell, such as an iterator that is the end (runtime/call.h)
//
// The rules: what a call returns by reference or pointer, and by value if its type may refer to others, is lent by the
// receiver and by the objects the call was given to refer to. It expires once one of those may have changed; the very
// call that changes it may be given it. It is passed only to calls that one of its lenders takes part in, references to
// objects of the component excepted. An object is lent what its constructor lets it lead into; one that merely refers
// to another is not. What was given away is only assigned to. What is const stays so.
class Lifetimes {
public:
  explicit Lifetimes(const Component &component);

  std::optional<std::vector<Life>> after(const Input &input) const;
  bool isLegal(const Input &input) const { return after(input).has_value(); }

  // What a call does to its arguments, the receiver of a method first.
  struct Effects {
    std::vector<bool> changes, givesAway;
    bool lends = false;       // its result may refer to them
    bool bindsParts = false;  // it constructs an object that leads into them
  };

private:
  const Component &component_;
  std::vector<Effects> effects_;  // by operation
};

}  // namespace eclat
