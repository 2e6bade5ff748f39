// Takes an input out of the process that it would have ended.
//
// A new process costs milliseconds, and classes fail often while they are explored. A check of the sanitizers, an
// assertion, abort(), exit() and an access through a null pointer are all seen before any harm is done, so that the
// next input can go on in the same process; what the abandoned one had allocated is lost. Whatever is reported was
// run again alone, in a process of its own, where nothing is recovered from.
#pragma once

#include "wire.h"

namespace eclat::rt {

// Called in a child that explores: from now on inputs are taken out of the process where that is possible.
void startRecovering();

// Calls work(context) and returns true, or false if it was left in the middle.
bool runRecoverably(void (*work)(void *), void *context);

// True in the thread of runRecoverably while its call runs: leaveInput() will not return then.
bool canLeave();

// True if a jump to the frame at this address stays within what runRecoverably has called. `from` is the current stack
// pointer: frames at lower addresses have ended.
bool isWithinInput(std::uintptr_t frame, std::uintptr_t from);

// Keeps the current stack frames in the record.
void keepFrames(Record &record);

// Returns the kind of the check that failed last.
UndefinedKind reportedKind();
// Returns what the processor refused, as far as the signal says so.
UndefinedKind kindOfSignal(int number);

// Ends the input with this ending, unless the record has a better one; never returns if canLeave().
void leaveInput(Ending ending, const char *detail);

}  // namespace eclat::rt
