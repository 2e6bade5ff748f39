// Kinds of which no literal makes a value: objects of the component, what only operations return, nothing at all, and
// what is not understood. An input gets objects and returned values from its earlier steps. A smart pointer is null, or
// made from a value of what it leads to; the generators and the printers look at that value themselves.
#include "kinds/registry.h"

namespace eclat {

const Kind &kindWithoutLiterals() {
  static const Kind kind;
  return kind;
}

}  // namespace eclat
