#pragma once

namespace eclat {

// Ctrl-C asks the run to end with what is there; a second one ends it at once.
void catchInterrupts();
bool interrupted();

}  // namespace eclat
