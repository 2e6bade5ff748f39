#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace eclat {

// A set of hashes. It looks at memory about once per number, and allocates only when it grows, where std::unordered_set
// allocates for each number.
class NumberSet {
public:
  // Returns false if the number was in the set already.
  bool insert(std::uint64_t number) {
    if (number == 0)
      return !std::exchange(hasZero_, true);
    if (2 * (count_ + 1) > slots_.size())
      grow();
    if (!place(number))
      return false;
    ++count_;
    return true;
  }

  bool contains(std::uint64_t number) const {
    if (number == 0 || slots_.empty())
      return number == 0 && hasZero_;
    std::size_t mask = slots_.size() - 1, at = static_cast<std::size_t>(number) & mask;
    while (slots_[at] && slots_[at] != number)
      at = (at + 1) & mask;
    return slots_[at] == number;
  }

  std::size_t size() const { return count_ + hasZero_; }

private:
  bool place(std::uint64_t number) {
    std::size_t mask = slots_.size() - 1;
    for (std::size_t at = static_cast<std::size_t>(number) & mask;; at = (at + 1) & mask) {
      if (slots_[at] == number)
        return false;
      if (slots_[at] == 0) {
        slots_[at] = number;
        return true;
      }
    }
  }
  void grow() {
    std::vector<std::uint64_t> old = std::move(slots_);
    slots_.assign(old.empty() ? 1024 : 2 * old.size(), 0);
    for (std::uint64_t number : old)
      if (number)
        place(number);
  }

  std::vector<std::uint64_t> slots_;  // an open hash table whose size is a power of two; 0 marks an empty slot
  std::size_t count_ = 0;
  bool hasZero_ = false;
};

// Remembers at least the last `atLeast` numbers that were inserted, in bounded memory.
class RecentNumbers {
public:
  explicit RecentNumbers(std::size_t atLeast = std::size_t{1} << 21) : atLeast_(atLeast) {}

  // Returns false if the number is still remembered.
  bool insert(std::uint64_t number) {
    if (older_.contains(number) || !recent_.insert(number))
      return false;
    if (recent_.size() >= atLeast_)
      older_ = std::exchange(recent_, {});
    return true;
  }

private:
  std::size_t atLeast_;
  NumberSet recent_, older_;
};

}  // namespace eclat
