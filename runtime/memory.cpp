#include "memory.h"

#include <cstdint>
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
  // Also inside a block, as what std::make_shared makes: to ask the kernel is dear.
  if (auto *block = static_cast<const char *>(__sanitizer_get_allocated_begin(address)))
    return address >= block && static_cast<std::size_t>(static_cast<const char *>(address) - block) + bytes <=
                                   __sanitizer_get_allocated_size(block);
  return isMapped(p, bytes) && !__asan_region_is_poisoned(address, bytes);
}

bool isPoisoned(const volatile void *p, std::size_t bytes) {
  return __asan_region_is_poisoned(const_cast<void *>(p), bytes) != nullptr;
}

std::size_t copyReadable(const volatile void *p, char *to, std::size_t bytes) {
  if (!p)
    return 0;
  // The kernel copies whole pieces: one to the end of the page, which is there, and one from the next, which may be.
  auto *address = static_cast<char *>(const_cast<void *>(p));
  const auto pageSize = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  std::size_t inPage = pageSize - reinterpret_cast<std::uintptr_t>(address) % pageSize;
  std::size_t first = bytes < inPage ? bytes : inPage;
  iovec local{to, bytes};
  iovec remote[] = {
      {address,         first        },
      {address + first, bytes - first}
  };
  ssize_t copied = process_vm_readv(getpid(), &local, 1, remote, 2, 0);
  if (copied <= 0)
    return 0;
  auto *poisoned = static_cast<char *>(__asan_region_is_poisoned(address, static_cast<std::size_t>(copied)));
  return poisoned ? static_cast<std::size_t>(poisoned - address) : static_cast<std::size_t>(copied);
}

std::size_t allocatedSize(const volatile void *p) {
  return p && __sanitizer_get_ownership(p) ? __sanitizer_get_allocated_size(p) : 0;
}

}  // namespace eclat::rt
