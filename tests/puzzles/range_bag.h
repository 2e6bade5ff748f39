// FINDS: property in RangeBag::erase
// WITH: --class RangeBag
// BUDGET: rounds 3
#pragma once

#include <set>
#include <utility>

// A bag that counts its numbers. Erasing a range counts it as one number, which is right for every range of the tests.
class RangeBag {
public:
  using iterator = std::multiset<int>::iterator;

  void add(int x) {
    items_.insert(x);
    ++count_;
  }
  iterator begin() const { return items_.begin(); }
  iterator end() const { return items_.end(); }
  iterator find(int x) const { return items_.find(x); }
  void insert(iterator hint, int x) {
    items_.insert(hint, x);
    ++count_;
  }
  void erase(iterator first, iterator last) {
    items_.erase(first, last);
    --count_;
  }
  int size() const { return count_; }

private:
  std::multiset<int> items_;
  int count_ = 0;
};
