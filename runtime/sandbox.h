// Keeps the code under test from harming the machine: the code may read what the user may read, and write only below
// its scratch directory; it has no network, few processes, and cannot send signals to others.
//
// Landlock decides about files. A seccomp filter stops the system calls that could do harm with SIGSYS; the handler
// lets through what is harmless, and writes down what is not.
#pragma once

#include "wire.h"

#include <cstdint>

namespace eclat::rt {

// The parts of the sandbox that the kernel does not support, as bits; a warning names each.
enum SandboxGap : std::uint32_t { kNoLandlock = 1, kNoSeccomp = 2, kNoLimits = 4 };

// Restricts files and limits, once, in the process that the others are forked from. Returns the gaps.
std::uint32_t closeFiles(const char *scratch);

// Restricts system calls, in every process that runs inputs. Returns the gaps.
std::uint32_t closeCalls(Segment *segment);

}  // namespace eclat::rt
