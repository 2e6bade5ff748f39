// FINDS: property in Filter<int>::keepIf<bool (*)(const int &)>
// WITH: --class Filter<int>
// BUDGET: rounds 3
#pragma once

#include <cstddef>
#include <vector>

// A member template that calls back. If the predicate throws, the count is already changed and the elements are not.
template <class T> class Filter {
public:
  void add(const T &value) {
    items_.push_back(value);
    ++count_;
  }
  template <class It> void addAll(It first, It last) {
    for (; first != last; ++first)
      add(*first);
  }
  template <class Pred> void keepIf(Pred pred) {
    std::vector<T> kept;
    count_ = 0;
    for (const T &item : items_) {
      if (pred(item)) {
        kept.push_back(item);
        ++count_;
      }
    }
    items_ = kept;
  }
  template <std::size_t N> bool has() const { return items_.size() > N; }
  std::size_t size() const { return count_; }

private:
  std::vector<T> items_;
  std::size_t count_ = 0;
};
