// Watches the variables with static storage in code that was compiled with our plugin, which lists them at start.
#pragma once

#include <cstddef>
#include <cstdint>

namespace eclat::rt {

struct GlobalVariable {
  void *address;
  std::uint64_t size;
  std::uint64_t holdsPointers;  // not 0: restoring its bytes would not restore what it leads to
};

void rememberGlobals();

enum class GlobalsAre { Unchanged, Restored, Changed };
GlobalsAre restoreGlobals();
bool knowsGlobals();  // true if there are any, and all are watched

}  // namespace eclat::rt
