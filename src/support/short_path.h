#pragma once

#include <filesystem>
#include <string>

namespace eclat {

// Shortens a path as a person would write it here: relative, unless it leads out of the current directory.
inline std::string shortPath(const std::string &path) {
  std::error_code ignored;
  std::string near = std::filesystem::proximate(path, ignored).string();
  return near.empty() || near.starts_with("..") ? path : near;
}

}  // namespace eclat
