// The functions that the symbolic flavour of the hooked binary adds to running inputs. The ordinary flavour has none of
// them.
#pragma once

#include "call.h"
#include "eval.h"

namespace eclat::rt {

struct Symbolic {
  void (*begin)(const unsigned char *input);  // an input in its encoded form is about to run
  void (*end)();                              // the calls of the input are over
  void (*step)(int number, bool isTested);
  void (*literal)(ArgumentRef &argument, const unsigned char *behind);  // was read; the next one begins there
  void (*observing)(bool isObserving);
  // A property was evaluated at the running call, with the result `truth`; `code` is a statement over `sample`.
  void (*check)(const Instr *code, std::size_t count, const Value *sample, const Value *entry, bool atEntry,
                int property, Truth truth);
  // A call left an object of this kind behind, with `count` variables.
  void (*object)(int kind, const Value *variables, std::size_t count);
};

extern const Symbolic *symbolic;  // null in the ordinary flavour

}  // namespace eclat::rt
