// Keeps the code under test from harming the machine: it may read what the user may read and write only below its
// scratch directory; no network, few processes, no signals to others.
//
// Landlock decides about files. A seccomp filter stops the system calls that could do harm with SIGSYS; the handler
// lets through what is harmless, and writes down what is not.
#pragma once

#include "wire.h"

#include <cstdint>

namespace eclat::rt {

// Parts that the kernel does not have, as bits; each is named in a warning.
enum SandboxGap : std::uint32_t { kNoLandlock = 1, kNoSeccomp = 2, kNoLimits = 4 };

// Once, in the process that the others are forked from: files and limits. Returns the gaps.
std::uint32_t closeFiles(const char *scratch);

// In every process that runs inputs: system calls. Returns the gaps.
std::uint32_t closeCalls(Segment *segment);

}  // namespace eclat::rt
