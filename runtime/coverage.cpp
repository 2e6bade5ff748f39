#include "coverage.h"

#include "path.h"
#include "program.h"
#include "state.h"

#include <cstdio>
#include <vector>

namespace eclat::rt {

namespace {

struct Module {
  bool *first;
  std::size_t count;
  const std::uintptr_t *places;  // a pair for each: address, and whether a function begins there
};

// Filled by constructors, before and after ours.
std::vector<Module> &modules() {
  static auto *all = new std::vector<Module>;
  return *all;
}

// Sets bytes of `seen` where flags are newly set; calls back with their numbers, counted from `first`.
template <class F> void eachNew(const Module &module, std::size_t first, unsigned char *seen, F isNew) {
  const auto *flags = reinterpret_cast<const unsigned char *>(module.first);
  unsigned char fresh = 0;
  for (std::size_t i = 0; i < module.count; ++i)  // vector code: nearly always there is nothing
    fresh |= static_cast<unsigned char>(flags[i] & ~seen[i]);
  if (!fresh)
    return;
  for (std::size_t i = 0; i < module.count; ++i)
    if (flags[i] & ~seen[i]) {
      seen[i] = 1;
      isNew(first + i);
    }
}

}  // namespace

bool *flagOfBlock(std::size_t number) {
  for (const Module &module : modules()) {
    if (number < module.count)
      return module.first + number;
    number -= module.count;
  }
  return nullptr;
}

bool writeBlocks(const char *file) {
  std::FILE *out = std::fopen(file, "w");
  if (!out)
    return false;
  const ProgramText &text = programText();
  for (const Module &module : modules())
    for (std::size_t i = 0; i < module.count; ++i) {
      std::uintptr_t address = module.places ? module.places[2 * i] : 0;
      std::fprintf(out, "%#lx\n", text.contains(address) ? text.offset(address) : 0ul);
    }
  return std::fclose(out) == 0;
}

bool writeReached(const char *file) {
  std::FILE *out = std::fopen(file, "w");
  if (!out)
    return false;
  std::size_t number = 0;
  for (const Module &module : modules())
    for (std::size_t i = 0; i < module.count; ++i, ++number)
      if (module.first[i])
        std::fprintf(out, "%zu\n", number);
  return std::fclose(out) == 0;
}

void forgetReached(Segment &segment, bool isNewBatch) {
  std::size_t count = 0;
  for (const Module &module : modules()) {
    std::memset(module.first, 0, module.count);
    count += module.count;
  }
  if (isNewBatch)
    std::memset(segment.reached, 0, count < kMaxBlocks ? count : kMaxBlocks);
}

void noteReached(Record &record, Segment &segment) {
  static unsigned char ofThisInput[kMaxBlocks];
  unsigned char *seen = orders().isAlone ? ofThisInput : segment.reached;
  std::size_t first = 0;
  for (const Module &module : modules()) {
    if (first + module.count > kMaxBlocks)
      return;
    eachNew(module, first, seen + first, [&](std::size_t block) {
      std::uint32_t at = segment.blobUsed;
      if (at + sizeof(std::uint32_t) > kBlobBytes)
        return;
      auto number = static_cast<std::uint32_t>(block);
      std::memcpy(segment.blob + at, &number, sizeof number);
      if (record.blockCount++ == 0)
        record.blocksOffset = at;
      segment.blobUsed = at + static_cast<std::uint32_t>(sizeof number);
    });
    first += module.count;
  }
}

}  // namespace eclat::rt

// What clang's -fsanitize-coverage calls, once per module. The sanitizers' own do nothing.
extern "C" {

__attribute__((visibility("default"))) void __sanitizer_cov_bool_flag_init(bool *first, bool *last) {
  auto &all = eclat::rt::modules();
  if (first != last && (all.empty() || all.back().first != first))
    all.push_back({first, static_cast<std::size_t>(last - first), nullptr});
}

__attribute__((visibility("default"))) void __sanitizer_cov_pcs_init(const std::uintptr_t *first,
                                                                     const std::uintptr_t *last) {
  auto &all = eclat::rt::modules();
  if (!all.empty() && !all.back().places && static_cast<std::size_t>(last - first) == 2 * all.back().count)
    all.back().places = first;
}
}
