// Tells what may be read of the subject's memory. Observing must never crash the subject.
#pragma once

#include <cstddef>

namespace eclat::rt {

// True if the memory is not null, mapped, and not poisoned by AddressSanitizer.
bool isReadable(const volatile void *p, std::size_t bytes);

// True if the object behind a pointer of `owner` is readable; false if its type is only declared.
template <class Owner, class T, class = decltype(sizeof(T))> bool leadsSomewhere(const Owner &owner, T *p, int) {
  const char *own = &reinterpret_cast<const char &>(owner), *other = reinterpret_cast<const char *>(p);
  bool isInside = other >= own && other + sizeof(T) <= own + sizeof(Owner);  // then the kernel need not be asked
  return isInside || isReadable(p, sizeof(T));
}
template <class Owner> bool leadsSomewhere(const Owner &, const volatile void *, long) { return false; }

// True if AddressSanitizer knows that what stood there is gone. Does not ask the kernel, which is slow.
bool isPoisoned(const volatile void *p, std::size_t bytes);

// Copies the bytes from p on, up to the first that may not be read; returns how many.
std::size_t copyReadable(const volatile void *p, char *to, std::size_t bytes);

// Returns the size of the heap block that starts at p; 0 if there is none.
std::size_t allocatedSize(const volatile void *p);

}  // namespace eclat::rt
