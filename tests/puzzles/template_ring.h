// FINDS: abort in box::Ring<int>::newest
// WITH: --class Ring<int>
// BUDGET: rounds 6
#pragma once

#include <array>
#include <cstddef>
#include <stdexcept>

namespace box {

// A class template, tested by one of its instantiations; `sort` does not fit that one and is skipped.
template <class T, std::size_t N = 2> class Ring {
public:
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }

  void push(const T &value) {
    if (size_ == N)
      throw std::length_error("full");
    slots_[(head_ + size_) % N] = value;
    ++size_;
  }

  void pop() {
    if (empty())
      throw std::out_of_range("empty");
    head_ = (head_ + 1) % N;
    --size_;
  }

  // Forgets that the newest may stand before the oldest.
  const T &newest() const {
    if (empty())
      throw std::out_of_range("empty");
    return slots_[head_ + size_ - 1];
  }

  void sort() { slots_[head_].sort(); }

private:
  std::array<T, N> slots_{};
  std::size_t head_ = 0;
  std::size_t size_ = 0;
};

}  // namespace box
