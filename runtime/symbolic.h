// What the symbolic flavour of the hooked binary does besides running inputs. The ordinary one has none of it.
#pragma once

#include "call.h"
#include "eval.h"

namespace eclat::rt {

struct Symbolic {
  void (*begin)(const unsigned char *input);  // an input, in its encoded form, is about to run
  void (*end)();                              // its calls are over
  void (*step)(int number, bool isTested);
  void (*literal)(ArgumentRef &argument, const unsigned char *behind);  // it was read; the next one begins there
  void (*observing)(bool isObserving);
  // A property was evaluated at the call that runs, to this; `sample` is what `code` says something of.
  void (*check)(const Instr *code, std::size_t count, const Value *sample, const Value *entry, bool atEntry,
                int property, Truth truth);
  // An object of this kind, of so many variables, as a call left it behind.
  void (*object)(int kind, const Value *variables, std::size_t count);
};

extern const Symbolic *symbolic;  // null in the ordinary flavour

}  // namespace eclat::rt
