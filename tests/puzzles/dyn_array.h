// FINDS: nothing
// WITH: --class DynArray
// BUDGET: rounds 4
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <stdexcept>
#include <utility>

// Numbers in memory of its own; assignment copies and swaps.
class DynArray {
public:
  static constexpr std::size_t max_size = 1u << 20;

  DynArray() = default;
  explicit DynArray(std::size_t size, int value = 0) : data_(allocate(size)), size_(size), capacity_(size) {
    std::fill(begin(), end(), value);
  }
  DynArray(std::initializer_list<int> values)
      : data_(allocate(values.size())), size_(values.size()), capacity_(values.size()) {
    std::copy(values.begin(), values.end(), begin());
  }
  DynArray(const DynArray &other) : data_(allocate(other.size_)), size_(other.size_), capacity_(other.size_) {
    std::copy(other.begin(), other.end(), begin());
  }
  DynArray(DynArray &&other) noexcept { swap(other); }
  DynArray &operator=(DynArray other) noexcept {
    swap(other);
    return *this;
  }
  ~DynArray() { delete[] data_; }

  std::size_t size() const noexcept { return size_; }
  std::size_t capacity() const noexcept { return capacity_; }
  bool empty() const noexcept { return size_ == 0; }
  int *begin() noexcept { return data_; }
  int *end() noexcept { return data_ + size_; }
  const int *begin() const noexcept { return data_; }
  const int *end() const noexcept { return data_ + size_; }

  int &at(std::size_t place) { return data_[checked(place)]; }
  const int &at(std::size_t place) const { return data_[checked(place)]; }

  void push_back(int value) {
    if (size_ == capacity_)
      reserve(std::max<std::size_t>(4, std::min(2 * capacity_, std::max(size_ + 1, max_size))));
    data_[size_++] = value;
  }

  void pop_back() {
    if (empty())
      throw std::out_of_range("DynArray::pop_back: empty");
    --size_;
  }

  void reserve(std::size_t wanted) {
    if (wanted <= capacity_)
      return;
    int *grown = allocate(wanted);
    std::copy(begin(), end(), grown);
    delete[] data_;
    data_ = grown;
    capacity_ = wanted;
  }

  void clear() noexcept { size_ = 0; }

  void swap(DynArray &other) noexcept {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
    std::swap(capacity_, other.capacity_);
  }

  friend bool operator==(const DynArray &a, const DynArray &b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }
  friend bool operator!=(const DynArray &a, const DynArray &b) { return !(a == b); }

private:
  static int *allocate(std::size_t size) {
    if (size > max_size)
      throw std::length_error("DynArray: too large");
    return size == 0 ? nullptr : new int[size];
  }
  std::size_t checked(std::size_t place) const {
    if (place >= size_)
      throw std::out_of_range("DynArray::at");
    return place;
  }

  int *data_ = nullptr;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};
