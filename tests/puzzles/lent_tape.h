// FINDS: address-sanitizer in Tape<int>::first
// WITH: --class Tape<int>
// BUDGET: rounds 2
#pragma once

#include <cstddef>

// Its objects are returned by value, so that every hook that does it can end one, and it begins by delegating.
template <class T> class Tape {
public:
  Tape() : Tape(4) {}
  explicit Tape(std::size_t length) : cells_(new T[length % 64]()), length_(length % 64) {}
  Tape(const Tape &other) : Tape(other.length_) {
    for (std::size_t i = 0; i < length_; ++i)
      cells_[i] = other.cells_[i];
  }
  Tape &operator=(const Tape &) = delete;
  ~Tape() { delete[] cells_; }

  std::size_t length() const { return length_; }
  Tape longer() const { return Tape(length_ + 1); }
  T first() const { return cells_[0]; }
  void write(const T &value) {
    if (length_ > 0)
      cells_[0] = value;
  }

private:
  T *cells_;
  std::size_t length_;
};
