#pragma once

#include <filesystem>
#include <string>

namespace eclat {

// As short as a person here would name it: relative, unless it is elsewhere.
inline std::string shortPath(const std::string &path) {
  std::error_code ignored;
  std::string near = std::filesystem::proximate(path, ignored).string();
  return near.empty() || near.starts_with("..") ? path : near;
}

}  // namespace eclat
