// FINDS: undefined-behaviour in SortedShelf<int>::groups<0>
// WITH: --class SortedShelf<int> --class Queue
// BUDGET: rounds 2
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <vector>

// Arguments by default: a number, a comparator, an allocator and a template. Members are templates themselves.
template <class T, std::size_t N = 4, class Compare = std::less<T>, class Alloc = std::allocator<T>,
          template <class, class> class Store = std::vector>
class SortedShelf {
public:
  static constexpr std::size_t kPlaces = N;
  explicit SortedShelf(const Compare &less = Compare(), const Alloc &alloc = Alloc()) : less_(less), items_(alloc) {}

  bool add(const T &item) {
    if (items_.size() == N)
      return false;
    items_.insert(std::upper_bound(items_.begin(), items_.end(), item, less_), item);
    return true;
  }
  template <class It> void addAll(It first, It last) {
    std::for_each(first, last, [&](const T &t) { add(t); });
  }
  template <class U> bool has(const U &item) const {
    return std::find(items_.begin(), items_.end(), item) != items_.end();
  }
  template <template <class...> class C> C<T> as() const { return C<T>(items_.begin(), items_.end()); }
  template <class... Args> bool emplace(Args &&...args) { return add(T(static_cast<Args &&>(args)...)); }
  // How many groups of so many there are; a group of none is not thought of.
  template <int Size> std::size_t groups() const { return items_.size() / Size; }
  std::size_t size() const { return items_.size(); }

private:
  Compare less_;
  Store<T, Alloc> items_;
};

// Another template in place of the default one.
using Queue = SortedShelf<int, 2, std::greater<int>, std::allocator<int>, std::deque>;
