#include "globals.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace eclat::rt {

namespace {

constexpr std::size_t kMostBytes = 256 * 1024;  // compared after every input; beyond that nothing is watched
constexpr std::uintptr_t kWord = sizeof(std::uint64_t);

std::vector<GlobalVariable> &variables() {
  static auto *all = new std::vector<GlobalVariable>;  // filled by constructors, before and after ours
  return *all;
}

// Whole words of memory, with variables that lie close together and what is between them.
struct Range {
  std::uintptr_t first, last;
  std::vector<std::uint64_t> words;  // as they were
  std::vector<GlobalVariable> variables;
};
std::vector<Range> *ranges = nullptr;

std::uintptr_t begin(const GlobalVariable &variable) {
  return reinterpret_cast<std::uintptr_t>(variable.address) / kWord * kWord;
}
std::uintptr_t end(const GlobalVariable &variable) {
  return (reinterpret_cast<std::uintptr_t>(variable.address) + variable.size + kWord - 1) / kWord * kWord;
}

// One pass without a branch, which the compiler turns into vector code. The library's function would go through the
// sanitizer.
bool isUnchanged(const Range &range) {
  const auto *now = reinterpret_cast<const std::uint64_t *>(range.first);
  std::uint64_t difference = 0;
  for (std::size_t i = 0; i < range.words.size(); ++i)
    difference |= now[i] ^ range.words[i];
  return difference == 0;
}

// Also what lies between the variables, which the sanitizer would not let the library's function read.
__attribute__((no_builtin("memcpy", "memmove"))) void remember(Range &range) {
  const auto *now = reinterpret_cast<const std::uint64_t *>(range.first);
  range.words.resize((range.last - range.first) / kWord);
  for (std::size_t i = 0; i < range.words.size(); ++i)
    range.words[i] = now[i];
}

GlobalsAre restore(Range &range) {
  GlobalsAre state = GlobalsAre::Unchanged;  // what lies between the variables may change as it likes
  for (const GlobalVariable &variable : range.variables) {
    auto *now = static_cast<char *>(variable.address);
    const char *before = reinterpret_cast<const char *>(range.words.data()) +
                         (reinterpret_cast<std::uintptr_t>(variable.address) - range.first);
    if (std::memcmp(now, before, variable.size) == 0)
      continue;
    if (variable.holdsPointers)
      return GlobalsAre::Changed;
    std::memcpy(now, before, variable.size);
    state = GlobalsAre::Restored;
  }
  return state;
}

}  // namespace

void rememberGlobals() {
  constexpr std::uintptr_t kGap = 256;
  std::vector<GlobalVariable> all = variables();
  std::sort(all.begin(), all.end(), [](const auto &a, const auto &b) { return a.address < b.address; });
  delete ranges;
  ranges = new std::vector<Range>;
  for (const GlobalVariable &variable : all) {
    if (ranges->empty() || begin(variable) > ranges->back().last + kGap)
      ranges->push_back({begin(variable), end(variable), {}, {}});
    ranges->back().last = std::max(ranges->back().last, end(variable));
    ranges->back().variables.push_back(variable);
  }
  std::size_t total = 0;
  for (const Range &range : *ranges)
    total += range.last - range.first;
  if (total > kMostBytes)
    ranges->clear();
  for (Range &range : *ranges)
    remember(range);
}

bool knowsGlobals() { return ranges && !ranges->empty(); }

GlobalsAre restoreGlobals() {
  GlobalsAre state = GlobalsAre::Unchanged;
  for (Range &range : *ranges) {
    if (isUnchanged(range))
      continue;
    switch (restore(range)) {
    case GlobalsAre::Unchanged: break;
    case GlobalsAre::Restored: state = GlobalsAre::Restored; break;
    case GlobalsAre::Changed: return GlobalsAre::Changed;
    }
  }
  return state;
}

}  // namespace eclat::rt

// Called by a constructor that the plugin adds to every module.
extern "C" __attribute__((visibility("default"))) void eclat_globals(const eclat::rt::GlobalVariable *first,
                                                                     std::uint64_t count) {
  auto &all = eclat::rt::variables();
  all.insert(all.end(), first, first + count);
}
