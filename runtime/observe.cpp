#include "observe.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace eclat::rt {

namespace {

// Sorting needs all elements, also those that are not held in the end.
constexpr std::size_t kMaxSorted = 4096;
// A deeper tree is no tree that anybody meant; the bound keeps what is on the subject's stack small.
constexpr std::size_t kMaxTreeDepth = 512;

// Addresses that were met, in the arena; grows by doubling.
class Visited {
public:
  explicit Visited(Arena &arena) : arena_(arena) { resize(64); }

  // False if it was there.
  bool add(const void *p) {
    if (2 * count_ >= size_)
      resize(2 * size_);
    const void *&place = find(p);
    if (place)
      return false;
    place = p;
    ++count_;
    return true;
  }

private:
  const void *&find(const void *p) {
    std::uint64_t hash = reinterpret_cast<std::uintptr_t>(p) * 0x9E3779B97F4A7C15ull;
    std::size_t i = (hash >> 32) & (size_ - 1);
    while (slots_[i] && slots_[i] != p)
      i = (i + 1) & (size_ - 1);
    return slots_[i];
  }
  void resize(std::size_t size) {
    const void **old = slots_;
    std::size_t oldSize = size_;
    slots_ = static_cast<const void **>(arena_.allocate(size * sizeof(void *)));
    size_ = size;
    std::fill_n(slots_, size, nullptr);
    for (std::size_t i = 0; i < oldSize; ++i)
      if (old[i])
        find(old[i]) = old[i];
  }

  Arena &arena_;
  const void **slots_ = nullptr;
  std::size_t size_ = 0, count_ = 0;
};

bool add(const void *node, Nodes &out) {
  if (out.length >= Nodes::kMost)
    return false;
  if (out.length < kMaxElements)
    out.first[out.length] = node;
  ++out.length;
  return true;
}

}  // namespace

bool walkList(const void *first, std::size_t nodeSize, FollowLinks follow, Arena &arena, Nodes &out) {
  if (!first)
    return true;
  Visited visited(arena);
  for (const void *node = first; node && visited.add(node);) {
    if (!isReadable(node, nodeSize) || !add(node, out))
      return false;
    const void *links[2] = {nullptr, nullptr};
    follow(node, links);
    node = links[0];
  }
  return true;
}

bool walkTree(const void *root, std::size_t nodeSize, FollowLinks follow, Arena &arena, Nodes &out) {
  if (!root)
    return true;
  Visited visited(arena);
  const void *stack[kMaxTreeDepth];
  std::size_t depth = 0;
  for (const void *node = root;;) {
    while (node && visited.add(node)) {
      if (!isReadable(node, nodeSize) || depth == kMaxTreeDepth)
        return false;
      stack[depth++] = node;
      const void *links[2] = {nullptr, nullptr};
      follow(node, links);
      node = links[0];
    }
    if (depth == 0)
      return true;
    const void *top = stack[--depth];
    if (!add(top, out))
      return false;
    const void *links[2] = {nullptr, nullptr};
    follow(top, links);
    node = links[1];
  }
}

Columns::Columns(Recorder &to, int count, std::size_t length, int keys)
    : to_(to), count_(static_cast<std::size_t>(count)), length_(length), keys_(static_cast<std::size_t>(keys)),
      held_(std::min<std::size_t>(length, keys ? kMaxSorted : kMaxElements)),
      values_(to.arena().values(count_ * held_)) {}

void Columns::finish() {
  // Fewer came than the container said, or more than can be sorted.
  bool isKnown = row_ == held_ && !(keys_ && held_ < length_);
  if (isKnown && keys_)
    sort();
  for (std::size_t c = 0; c < count_; ++c)
    to_.put(isKnown ? Value::ofSequence(values_ + c * held_, length_) : Value());
}

void Columns::sort() {
  auto *order = static_cast<std::uint32_t *>(to_.arena().allocate(held_ * sizeof(std::uint32_t)));
  for (std::size_t i = 0; i < held_; ++i)
    order[i] = static_cast<std::uint32_t>(i);
  // Ties, and values without an order, stay as they came.
  std::sort(order, order + held_, [&](std::uint32_t a, std::uint32_t b) {
    for (std::size_t c = 0; c < keys_; ++c) {
      Order relation = compare(values_[c * held_ + a], values_[c * held_ + b]);
      if (relation == Order::Less || relation == Order::Greater)
        return relation == Order::Less;
    }
    return a < b;
  });
  Value *sorted = to_.arena().values(count_ * held_);
  for (std::size_t c = 0; c < count_; ++c)
    for (std::size_t i = 0; i < held_; ++i)
      sorted[c * held_ + i] = values_[c * held_ + order[i]];
  values_ = sorted;
}

Value terminatedText(const char *p, Arena &arena) {
  char bytes[kMaxText];
  std::size_t n = copyReadable(p, bytes, sizeof bytes);
  const void *end = std::memchr(bytes, '\0', n);
  if (!end)
    return {};
  auto length = static_cast<std::size_t>(static_cast<const char *>(end) - bytes);
  return Value::ofText(arena.copy(bytes, length), length);
}

}  // namespace eclat::rt
