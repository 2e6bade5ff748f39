#pragma once

#include <string>

namespace eclat {

// Ctrl-C asks the run to end with what is there; a second one ends it at once.
void catchInterrupts();
bool interrupted();

// Also when the time of the run is up (support/deadline.h).
bool mustStop();
std::string whyStopped();  // "stopped", "the time limit was reached"

}  // namespace eclat
