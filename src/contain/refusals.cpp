#include "contain/refusals.h"

#include <charconv>
#include <cstdlib>
#include <memory>
#include <seccomp.h>

namespace eclat {

std::string namedRefusal(const std::string &told) {
  constexpr std::string_view kMark = "call ";
  if (!told.starts_with(kMark))
    return told;
  int number = 0;
  auto [end, error] = std::from_chars(told.data() + kMark.size(), told.data() + told.size(), number);
  if (error != std::errc())
    return told;
  std::unique_ptr<char, decltype(&std::free)> name(seccomp_syscall_resolve_num_arch(SCMP_ARCH_NATIVE, number),
                                                   std::free);
  return name ? name.get() + told.substr(static_cast<std::size_t>(end - told.data())) : told;
}

}  // namespace eclat
