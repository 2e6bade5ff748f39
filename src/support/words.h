#pragma once

#include <cstddef>
#include <fmt/format.h>
#include <string>

namespace eclat {

// Counts things in words: "1 finding", "2 classes". The plural is `many`, or else `one` with an s.
inline std::string counted(std::size_t n, const std::string &one, const std::string &many = {}) {
  return fmt::format("{} {}", n, n == 1 ? one : many.empty() ? one + "s" : many);
}

}  // namespace eclat
