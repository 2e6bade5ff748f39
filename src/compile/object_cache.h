#pragma once

#include "compile/compile_cache.h"

#include <cstdint>
#include <string>

namespace eclat {

// Keeps compiled objects, so that a job in another work directory can use them. An object is found by its command, the
// compiler, and the contents of every file that it was made from, so that it is the one that compiling would give. All
// runs of a user share one folder; several processes may use it at once.
class ObjectCache {
public:
  static constexpr std::uint64_t kMostBytes = std::uint64_t(1) << 30;

  // If `folder` is empty, nothing is kept and nothing found.
  explicit ObjectCache(std::string folder, std::uint64_t mostBytes = kMostBytes)
      : folder_(std::move(folder)), mostBytes_(mostBytes) {}

  // Puts the object and its dependency file where the job wants them; false if they are not in the cache.
  bool fetch(const CompileJob &job, const std::string &environmentKey) const;
  // Keeps the object of a job. If there is no room, those that were not used for longest are removed.
  void keep(const CompileJob &job, const std::string &environmentKey) const;

private:
  std::string pathOf(const std::string &key, const char *ending) const;
  void makeRoom() const;

  std::string folder_;
  std::uint64_t mostBytes_;
};

// Returns $ECLAT_CACHE, where `off` means none; else eclat/ in $XDG_CACHE_HOME or ~/.cache.
std::string objectCacheFolder();

}  // namespace eclat
