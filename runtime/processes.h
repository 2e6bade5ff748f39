// What the processes use up that inputs have started.
#pragma once

#include <cstdint>
#include <sys/types.h>

namespace eclat::rt {

std::uint64_t residentBytes(pid_t pid);

// Bytes that all processes hold but this one, `known` and the first of the namespace, each byte counted once. To be
// asked only where the namespace has no other processes than those of inputs.
std::uint64_t bytesOfOthers(pid_t known);

// Ends processes that became our children when their parent was gone.
void endOrphans();

}  // namespace eclat::rt
