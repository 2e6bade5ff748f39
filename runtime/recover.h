// Takes an input out of the process that it would have ended.
//
// A new process costs milliseconds, and classes fail often while they are explored. A check of the sanitizers, an
// assertion, abort(), exit() and an access through a null pointer are all seen before any harm is done, so that the
// next input can go on in the same process; what the abandoned one had allocated is lost. Whatever is reported was
// run again alone, in a process of its own, where nothing is recovered from.
#pragma once

#include "wire.h"

namespace eclat::rt {

// In a child that explores: from now on inputs are taken out where that is possible.
void startRecovering();

// Calls work(context) and returns true, or false if it was left in the middle.
bool runRecoverably(void (*work)(void *), void *context);

// True in the thread and during the call of runRecoverably.
bool canLeave();

// True if a jump to a frame at this address stays within what runRecoverably has called, `from` being the stack where
// it is asked for: frames below have ended.
bool isWithinInput(std::uintptr_t frame, std::uintptr_t from);

// Writes down where the code is.
void keepFrames(Record &record);

// What the check that failed last is about.
UndefinedKind reportedKind();
// What the processor refused, of a signal that says so.
UndefinedKind kindOfSignal(int number);

// Ends the input with this ending, unless a better one is known; never returns if canLeave().
void leaveInput(Ending ending, const char *detail);

}  // namespace eclat::rt
