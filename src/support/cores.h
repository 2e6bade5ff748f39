#pragma once

#include <algorithm>
#include <thread>

namespace eclat {

// Returns how many things to do at once: as many as the user asked for, or one per core.
inline int coresFor(int jobs) {
  return jobs > 0 ? jobs : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

}  // namespace eclat
