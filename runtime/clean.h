// What an input may have changed in its process beyond its own objects. A process that is no longer as it was at the
// start runs no further input.
#pragma once

#include <cstdint>

namespace eclat::rt {

// ECLAT_CHANGE(enumerator, words): a bit of Record::changes each.
enum class Change : std::uint8_t {
#define ECLAT_CHANGE(name, words) name,
#include "changes.def"
#undef ECLAT_CHANGE
};
constexpr std::uint32_t bitOf(Change change) { return 1u << static_cast<unsigned>(change); }

// Called once, before the first input.
void rememberProcess();

// Changes that cost next to nothing to see: environment, locale, rounding mode, global variables of the component.
// Variables without pointers are set back at once, and are no reason for a new process.
std::uint32_t changesAtHand();

// Changes that only the kernel knows: descriptors, signal actions, working directory, timers, threads.
std::uint32_t changesInKernel();

// True in a process that the input has forked off.
bool isCopy();
// True if this process forked since it was last asked.
bool hasForked();

}  // namespace eclat::rt
