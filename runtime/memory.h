// What may be read of the subject's memory. Observing must never crash the subject.
#pragma once

#include <cstddef>

namespace eclat::rt {

// Not null, mapped, and not poisoned by AddressSanitizer.
bool isReadable(const volatile void *p, std::size_t bytes);

// AddressSanitizer knows that what stood there is gone. Does not ask the kernel, which is dear.
bool isPoisoned(const volatile void *p, std::size_t bytes);

// Copies the bytes from p on that may be read, up to the first that may not; returns how many.
std::size_t copyReadable(const volatile void *p, char *to, std::size_t bytes);

// Size of the heap block that starts at p; 0 if there is none.
std::size_t allocatedSize(const volatile void *p);

}  // namespace eclat::rt
