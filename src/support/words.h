#pragma once

#include <cstddef>
#include <fmt/format.h>
#include <string>

namespace eclat {

// "1 finding", "2 classes"
inline std::string counted(std::size_t n, const std::string &one, const std::string &many = {}) {
  return fmt::format("{} {}", n, n == 1 ? one : many.empty() ? one + "s" : many);
}

}  // namespace eclat
