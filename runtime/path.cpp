#include "path.h"

#include "wire.h"

#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <vector>

namespace eclat::rt {

namespace {

constexpr std::size_t kDeepest = 64;  // calls within calls; of deeper ones no path is known

// The flags of the blocks are those of the whole process. A path is known of one thread at a time, the walker, and only
// while no other is in an observed call.
struct Paths {
  std::mutex mutex;
  std::vector<bool *> flags;               // of the component's blocks
  std::vector<std::vector<char>> outside;  // for each call under way, what had been reached before it
  std::size_t depth = 0;
  std::vector<char> paused;
  bool isPaused = false;
  std::size_t strangers = 0;  // observed calls under way in other threads than the walker's
  bool isShared = false;      // one was, since the walker's outermost call began
};
thread_local bool isWalker = false;
constexpr std::size_t kStranger = static_cast<std::size_t>(-1);

// Lives until the process ends: hooks may run in static destructors.
Paths &paths() {
  static auto *all = new Paths;
  return *all;
}

}  // namespace

void loadOwnBlocks() {
  const char *name = std::getenv(kEnvOwnBlocks);
  std::FILE *file = name ? std::fopen(name, "r") : nullptr;
  if (!file)
    return;
  for (std::size_t number; std::fscanf(file, "%zu", &number) == 1;)
    if (bool *flag = flagOfBlock(number))
      paths().flags.push_back(flag);
  std::fclose(file);
}

std::size_t beginPath() {
  Paths &p = paths();
  if (p.flags.empty())
    return 0;
  std::lock_guard lock(p.mutex);
  if (p.depth > 0 && !isWalker) {
    ++p.strangers;
    p.isShared = true;
    return kStranger;
  }
  if (p.depth == 0) {
    isWalker = true;
    p.isShared = p.strangers > 0;
  }
  if (++p.depth > kDeepest)
    return 0;
  if (p.outside.size() < p.depth)
    p.outside.emplace_back();
  std::vector<char> &outside = p.outside[p.depth - 1];
  outside.resize(p.flags.size());
  for (std::size_t i = 0; i < p.flags.size(); ++i) {
    outside[i] = *p.flags[i];
    *p.flags[i] = false;
  }
  return p.depth;
}

std::uint64_t endPath(std::size_t begun, int operation) {
  Paths &p = paths();
  if (p.flags.empty())
    return 0;
  std::lock_guard lock(p.mutex);
  if (begun == kStranger) {
    p.strangers -= p.strangers > 0;
    return 0;
  }
  if (begun == 0) {
    --p.depth;
    return 0;
  }
  p.depth = begun - 1;  // also of what never came back
  isWalker = p.depth > 0;
  const std::vector<char> &outside = p.outside[begun - 1];
  std::uint64_t hash = 0x9e3779b97f4a7c15ull + static_cast<std::uint64_t>(operation);
  for (std::size_t i = 0; i < p.flags.size(); ++i) {
    if (*p.flags[i])
      hash = (hash ^ (i + 1)) * 0xbf58476d1ce4e5b9ull, hash ^= hash >> 31;
    *p.flags[i] = *p.flags[i] || outside[i];
  }
  return p.isShared ? 0 : hash;
}

void pausePath() {
  Paths &p = paths();
  if (!isWalker || p.flags.empty())
    return;
  std::lock_guard lock(p.mutex);
  p.isPaused = true;
  p.paused.resize(p.flags.size());
  for (std::size_t i = 0; i < p.flags.size(); ++i)
    p.paused[i] = *p.flags[i];
}

void resumePath() {
  Paths &p = paths();
  if (!isWalker)
    return;
  std::lock_guard lock(p.mutex);
  if (!p.isPaused)
    return;
  p.isPaused = false;
  for (std::size_t i = 0; i < p.flags.size(); ++i)
    *p.flags[i] = p.paused[i] != 0;
}

void forgetPaths() {
  paths().depth = paths().strangers = 0;
  paths().isPaused = isWalker = false;
}

}  // namespace eclat::rt
