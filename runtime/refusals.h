// Tells what the container refuses. The container itself is made before this process starts (src/contain) and does not
// depend on what stands here: a program that finds its way around this is contained as before, and only not told of.
//
// A seccomp filter stops the calls that the container refuses, and those that change files, with SIGSYS. The handler
// makes the latter again, and writes down what fails for want of permission.
#pragma once

#include "wire.h"

namespace eclat::rt {

// Begins to tell, in a process that runs inputs. What is told lands in the record of the running input.
void startTelling(Segment *segment);

}  // namespace eclat::rt
