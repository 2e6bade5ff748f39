#pragma once

#include <optional>
#include <string>
#include <vector>

namespace eclat {

struct CacheEntry {
  std::string name, type, value;
  bool operator==(const CacheEntry &) const = default;
};

// Returns the entries of a CMakeCache.txt, in its order.
std::vector<CacheEntry> parseCMakeCache(const std::string &text);
std::optional<std::string> cacheValue(const std::vector<CacheEntry> &cache, const std::string &name);

// Returns a script for `cmake -C` that gives a build tree at `ownDir` the settings of the one at `userDir`, except
// those that come from its compiler. Paths below the user's tree become paths below ours.
std::string initialCache(const std::vector<CacheEntry> &cache, const std::string &userDir, const std::string &ownDir);

}  // namespace eclat
