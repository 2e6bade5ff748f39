// The symbolic flavour is built without AddressSanitizer, whose interface the rest of the runtime uses: what can be
// said of memory is said by the blocks that we know, and the kernel.
#include "shadow.h"

#include <cstdlib>
#include <dlfcn.h>

using eclat::sym::heapBlockAt;
using eclat::sym::Object;

namespace {

[[noreturn]] void jumpNext(const char *symbol, void *buffer, int value) {
  if (auto *next = reinterpret_cast<void (*)(void *, int)>(dlsym(RTLD_NEXT, symbol)))
    next(buffer, value);
  std::abort();
}

}  // namespace

extern "C" {

const void *__sanitizer_get_allocated_begin(const void *p) {
  Object block = heapBlockAt(reinterpret_cast<std::uint64_t>(p));
  return block.size ? reinterpret_cast<const void *>(block.begin) : nullptr;
}
std::size_t __sanitizer_get_allocated_size(const volatile void *p) {
  Object block = heapBlockAt(reinterpret_cast<std::uint64_t>(p));
  return block.begin == reinterpret_cast<std::uint64_t>(p) ? block.size : 0;
}
int __sanitizer_get_ownership(const volatile void *p) { return __sanitizer_get_allocated_size(p) != 0; }
std::size_t __sanitizer_get_current_allocated_bytes() { return 0; }
void *__asan_region_is_poisoned(void *, std::size_t) { return nullptr; }
void __asan_get_shadow_mapping(std::size_t *scale, std::size_t *offset) { *scale = *offset = 0; }
void __asan_handle_no_return() {}
const char *__asan_get_report_description() { return ""; }

[[noreturn]] void __interceptor_longjmp(void *buffer, int value) { jumpNext("longjmp", buffer, value); }
[[noreturn]] void __interceptor__longjmp(void *buffer, int value) { jumpNext("_longjmp", buffer, value); }
[[noreturn]] void __interceptor_siglongjmp(void *buffer, int value) { jumpNext("siglongjmp", buffer, value); }

#define ECLAT_UBSAN(name, kind)
#define ECLAT_ASAN(name)                                                                                               \
  void __real___asan_report_##name(void *, std::size_t) { std::abort(); }
#include "../reports.def"
#undef ECLAT_UBSAN
#undef ECLAT_ASAN
}
