#pragma once

#include <vector>

// A set of ints in an open hash table: an element is in the first place that was free from the one that its hash says,
// which is its lowest bits, and on round the end of the table. The places of removed elements are marked, so that
// searches go on behind them. Of the 2^n places, at least 8, never more than three quarters are used or marked; the
// table grows or is cleaned up before that.
class IntSetAsHashSet {
public:
  static constexpr int kMaxExpected = 65536;

  // An empty set.
  IntSetAsHashSet() : IntSetAsHashSet(0) {}

  // An empty set that takes `expected` elements without growing. It must not be negative or more than kMaxExpected.
  explicit IntSetAsHashSet(int expected);

  // A move is a copy: there is no set without a table.
  IntSetAsHashSet(const IntSetAsHashSet &other) = default;
  IntSetAsHashSet &operator=(const IntSetAsHashSet &other) = default;

  int size() const { return count_; }
  bool isEmpty() const { return count_ == 0; }

  // The number of elements for which there are places; adding more makes the table grow.
  int capacity() const { return static_cast<int>(places_.size() / 4 * 3); }

  bool contains(int value) const { return places_[find(value)].state == State::Used; }

  // Adds `value` and returns true; returns false if it is in the set already.
  bool add(int value);

  // Takes `value` out and returns true; returns false if it is not in the set.
  bool remove(int value);

  // Takes out all elements that are not in `other`.
  void retainAll(const IntSetAsHashSet &other);

  // Takes out all elements. The capacity stays.
  void clear();

  // The elements in ascending order.
  std::vector<int> toVector() const;

  // The same elements.
  bool operator==(const IntSetAsHashSet &other) const;
  bool operator!=(const IntSetAsHashSet &other) const { return !(*this == other); }

private:
  enum class State { Free, Used, Marked };
  struct Place {
    int value = 0;
    State state = State::Free;
  };

  // The place of `value`; if it is not in the set, the free one where the search for it ended.
  std::size_t find(int value) const;
  void rehash(std::size_t places);

  std::vector<Place> places_;
  int count_ = 0;   // places that are used
  int marked_ = 0;  // places of removed elements
};
