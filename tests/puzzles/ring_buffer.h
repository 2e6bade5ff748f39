// FINDS: nothing
// WITH: --class RingBuffer
// BUDGET: rounds 4
#pragma once

#include <cstddef>
#include <stdexcept>
#include <vector>

// A queue of at most capacity() numbers in a fixed vector.
class RingBuffer {
public:
  explicit RingBuffer(int capacity) {
    if (capacity < 1 || capacity > 64)
      throw std::invalid_argument("capacity");
    slots_.resize(static_cast<std::size_t>(capacity));
  }

  std::size_t capacity() const { return slots_.size(); }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == slots_.size(); }

  bool push(int value) {
    if (full())
      return false;
    slots_[(head_ + size_) % slots_.size()] = value;
    ++size_;
    return true;
  }

  int pop() {
    if (empty())
      throw std::out_of_range("empty");
    int value = slots_[head_];
    head_ = (head_ + 1) % slots_.size();
    --size_;
    return value;
  }

private:
  std::vector<int> slots_;
  std::size_t head_ = 0;
  std::size_t size_ = 0;
};
