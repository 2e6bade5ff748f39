#pragma once

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

// An array of fixed length whose elements are never below `lo` nor above `hi`. At first they are all `lo`. An index
// must be at least 0 and less than the length.
class ArrayOfBoundedInts {
public:
  static constexpr int kMaxLength = 10000;

  // `length` must not be negative or more than kMaxLength, and `lo` not more than `hi`.
  ArrayOfBoundedInts(int length, int lo, int hi) : elements_(static_cast<std::size_t>(length), lo), lo_(lo), hi_(hi) {}

  int length() const { return static_cast<int>(elements_.size()); }
  int lo() const { return lo_; }
  int hi() const { return hi_; }

  // Whether `value` can be an element.
  bool isInBounds(int value) const { return lo_ <= value && value <= hi_; }

  int get(int index) const { return elements_[static_cast<std::size_t>(index)]; }

  // Throws std::domain_error, and changes nothing, if the value is not in bounds.
  void set(int index, int value) {
    demandInBounds(value);
    elements_[static_cast<std::size_t>(index)] = value;
  }

  // Adds `delta` to an element, which stops at the bounds, and returns what it is then.
  int adjust(int index, int delta) {
    int &element = elements_[static_cast<std::size_t>(index)];
    long long wanted = static_cast<long long>(element) + delta;
    element = static_cast<int>(std::min<long long>(std::max<long long>(wanted, lo_), hi_));
    return element;
  }

  // Sets all elements. Throws std::domain_error, and changes nothing, if the value is not in bounds.
  void fill(int value) {
    demandInBounds(value);
    std::fill(elements_.begin(), elements_.end(), value);
  }

  void swapElements(int i, int j) {
    std::swap(elements_[static_cast<std::size_t>(i)], elements_[static_cast<std::size_t>(j)]);
  }

  // Narrows or widens the bounds, of which `lo` must not be more than `hi`. Elements beyond them become the nearest
  // bound.
  void setBounds(int lo, int hi) {
    lo_ = lo;
    hi_ = hi;
    for (int &element : elements_)
      element = std::min(std::max(element, lo), hi);
  }

  // The first index at which `value` is; -1 if there is none.
  int indexOf(int value) const {
    auto found = std::find(elements_.begin(), elements_.end(), value);
    return found == elements_.end() ? -1 : static_cast<int>(found - elements_.begin());
  }

  long long sum() const {
    long long sum = 0;
    for (int element : elements_)
      sum += element;
    return sum;
  }

  // The same bounds and the same elements.
  bool operator==(const ArrayOfBoundedInts &other) const {
    return lo_ == other.lo_ && hi_ == other.hi_ && elements_ == other.elements_;
  }
  bool operator!=(const ArrayOfBoundedInts &other) const { return !(*this == other); }

private:
  void demandInBounds(int value) const {
    if (!isInBounds(value))
      throw std::domain_error("ArrayOfBoundedInts: the value is not in bounds");
  }

  std::vector<int> elements_;
  int lo_, hi_;
};
