// Makes expressions in the trail. Equal expressions share one node, and operations on plain numbers are computed at
// once.
#pragma once

#include "trail.h"

namespace eclat::sym {

std::uint64_t maskOf(unsigned width);
std::int64_t signedOf(std::uint64_t value, unsigned width);

// An operand: an expression or, if `handle` is 0, a plain number.
struct Term {
  Handle handle = 0;
  std::uint64_t value = 0;  // its value in this run
  unsigned width = 0;

  bool isPlain() const { return handle == 0; }
};

Term plain(std::uint64_t value, unsigned width);
Term termOf(Handle handle);
inline Term term(Handle handle, std::uint64_t value, unsigned width) {
  return handle ? termOf(handle) : plain(value, width);
}
Term variable(std::uint64_t offset, unsigned width, std::uint64_t value);

// Applies any operator of ops.def, sugar too, except casts, Extract, Concat and Ite.
Term apply(Op op, Term a, Term b = {});
Term negated(Term condition);
Term extracted(Term a, unsigned from, unsigned width);
Term extended(Term a, unsigned width, bool isSigned);
Term joined(Term high, Term low);
Term chosen(Term condition, Term a, Term b);

// Returns how many of the lowest bits are 0, whatever the literals are.
unsigned knownZeros(Term a);

const Node &nodeOf(Handle handle);
void useTrail(Trail *trail);
Trail *trail();  // null while nothing is recorded
void forgetExpressions();
void lose(Loss loss);
extern void (*whenFull)();  // called when the trail is full; it need not return

}  // namespace eclat::sym
