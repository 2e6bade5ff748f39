// The conditions of a run, in their order.
#pragma once

#include "expr.h"

namespace eclat::sym {

// False where nothing is followed: outside an input, in another thread.
bool isFollowing();
bool isOtherThread();  // than that of the input which is being followed
void follow(bool isWanted);
void setStep(int step);
void setObserving(bool isObserving);  // conditions of observers are held, never turned around

// The condition is as in this run; a plain one says nothing.
void mark(MarkKind kind, Term condition, std::uint32_t place = 0, std::int32_t property = -1);
// An expression is taken for what it is in this run.
void pin(Term term);
// A choice inside an address is one of the program's: made, and written down.
Term decided(Term address);

}  // namespace eclat::sym
