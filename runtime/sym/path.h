// Records the conditions of a run, in their order.
#pragma once

#include "expr.h"

namespace eclat::sym {

// False while nothing is followed: outside an input, and in other threads.
bool isFollowing();
bool isOtherThread();  // true in another thread than that of the input which is being followed
void follow(bool isWanted);
void setStep(int step);
void setObserving(bool isObserving);  // true: conditions are Held, because observers are not what we want to steer

// Records a condition with its value in this run; a plain condition says nothing and is left out.
void mark(MarkKind kind, Term condition, std::uint32_t place = 0, std::int32_t property = -1);
// Records that the expression keeps the value of this run.
void pin(Term term);
// Replaces a choice inside an address by the side that this run takes, and records it as a branch of the program.
Term decided(Term address);

}  // namespace eclat::sym
