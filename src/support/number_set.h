#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace eclat {

// A set of hashes that only grows: one look at memory for each, where the standard one allocates.
class NumberSet {
public:
  // False if it was there already.
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

  std::vector<std::uint64_t> slots_;  // a power of two, 0 where nothing is
  std::size_t count_ = 0;
  bool hasZero_ = false;
};

}  // namespace eclat
