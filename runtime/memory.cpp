#include "memory.h"

#include <sanitizer/allocator_interface.h>
#include <sanitizer/asan_interface.h>
#include <sys/uio.h>
#include <unistd.h>

namespace eclat::rt {

namespace {

// The kernel answers for wild pointers where a read of ours would be a crash.
bool isMapped(const volatile void *p, std::size_t bytes) {
  char buffer[256];
  std::size_t n = bytes < sizeof buffer ? bytes : sizeof buffer;
  iovec local{buffer, n}, remote{const_cast<void *>(p), n};
  return process_vm_readv(getpid(), &local, 1, &remote, 1, 0) == static_cast<ssize_t>(n);
}

}  // namespace

bool isReadable(const volatile void *p, std::size_t bytes) {
  if (!p)
    return false;
  auto *address = const_cast<void *>(p);
  if (__sanitizer_get_ownership(address))
    return __sanitizer_get_allocated_size(address) >= bytes;
  return isMapped(p, bytes) && !__asan_region_is_poisoned(address, bytes);
}

std::size_t allocatedSize(const volatile void *p) {
  return p && __sanitizer_get_ownership(p) ? __sanitizer_get_allocated_size(p) : 0;
}

}  // namespace eclat::rt
