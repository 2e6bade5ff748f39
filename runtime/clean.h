// Finds what an input has changed in its process beside its own objects. A process that is no longer as it was at the
// start runs no further input.
#pragma once

#include <cstdint>

namespace eclat::rt {

// The rows of changes.def; each is a bit of Record::changes.
enum class Change : std::uint8_t {
#define ECLAT_CHANGE(name, words) name,
#include "changes.def"
#undef ECLAT_CHANGE
};
constexpr std::uint32_t bitOf(Change change) { return 1u << static_cast<unsigned>(change); }

// Remembers the state of the process; called once, before the first input.
void rememberProcess();

// Returns the changes that cost next to nothing to see: environment, locale, rounding mode, global variables of the
// component. Variables without pointers are set back at once, and are no reason for a new process.
std::uint32_t changesAtHand();

// Returns the changes that only the kernel knows: descriptors, signal actions, working directory, timers, threads.
std::uint32_t changesInKernel();

// True in a process that an input has forked off.
bool isCopy();
// True if this process has forked since the last call.
bool hasForked();

}  // namespace eclat::rt
