#pragma once

#include "compile/compile_cache.h"

#include <cstdint>
#include <string>

namespace eclat {

// Objects that were compiled for one work directory and are as good in another. An object is found again by its command,
// the compiler, and the contents of every file that it was made from, so that it is what compiling would give. One
// folder for all runs of a user; several processes may use it at once.
class ObjectCache {
public:
  static constexpr std::uint64_t kMostBytes = std::uint64_t(1) << 30;

  // An empty folder: nothing is kept and nothing found.
  explicit ObjectCache(std::string folder, std::uint64_t mostBytes = kMostBytes)
      : folder_(std::move(folder)), mostBytes_(mostBytes) {}

  // Puts the object and its dependency file where the job wants them; false if there is none.
  bool fetch(const CompileJob &job, const std::string &environmentKey) const;
  // Those that were not used for longest go when there is no room for it.
  void keep(const CompileJob &job, const std::string &environmentKey) const;

private:
  std::string pathOf(const std::string &key, const char *ending) const;
  void makeRoom() const;

  std::string folder_;
  std::uint64_t mostBytes_;
};

// $ECLAT_CACHE, where `off` means none; else eclat/ in $XDG_CACHE_HOME or ~/.cache.
std::string objectCacheFolder();

}  // namespace eclat
