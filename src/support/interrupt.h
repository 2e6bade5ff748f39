#pragma once

#include <string>

namespace eclat {

// Makes Ctrl-C (or SIGTERM) ask the run to end with what it has found so far; a second one ends the process at once.
void catchInterrupts();
bool interrupted();

// True if the run was interrupted, or if its time is up (support/deadline.h).
bool mustStop();
std::string whyStopped();  // "stopped", "the time limit was reached"

}  // namespace eclat
