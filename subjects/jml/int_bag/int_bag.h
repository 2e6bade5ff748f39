#pragma once

#include <vector>

// A bag of ints: how often each is in it counts, the order does not. All in all there are at most kMaxSize; operations
// that would make it more throw std::length_error and change nothing.
class IntBag {
public:
  static constexpr int kMaxSize = 10000;

  IntBag() = default;
  explicit IntBag(const std::vector<int> &values);

  // A move is a copy, so that the size always fits the counts.
  IntBag(const IntBag &other) = default;
  IntBag &operator=(const IntBag &other) = default;

  // The number of ints, equal ones included.
  int size() const { return size_; }

  // The number of different ints.
  int distinct() const { return static_cast<int>(counts_.size()); }

  bool isEmpty() const { return size_ == 0; }

  // How often `value` is in the bag.
  int count(int value) const;

  // Puts `value` into the bag once more.
  void add(int value) { add(value, 1); }

  // Puts `value` into the bag `times` times, which must not be negative.
  void add(int value, int times);

  // Takes `value` out once and returns true; returns false if it is not in the bag.
  bool removeOne(int value);

  // Takes `value` out as often as it is in the bag, and says how often that was.
  int removeAll(int value);

  // Adds all of `other`, which may be this bag.
  void unite(const IntBag &other);

  // Keeps each int as often as it is in both bags.
  void intersect(const IntBag &other);

  // Whether every int is in this bag at least as often as in `other`.
  bool includes(const IntBag &other) const;

  // What is in the bag most often; the least of several such. The bag must not be empty.
  int mostFrequent() const;

  // All ints in ascending order, each as often as it is in the bag.
  std::vector<int> toVector() const;

  // The same ints, each as often.
  bool operator==(const IntBag &other) const { return includes(other) && other.includes(*this); }
  bool operator!=(const IntBag &other) const { return !(*this == other); }

private:
  struct Count {
    int value, times;
  };

  // The place of `value` among the counts, or where it would be.
  std::size_t find(int value) const;
  bool isAt(std::size_t place, int value) const { return place < counts_.size() && counts_[place].value == value; }

  std::vector<Count> counts_;  // ascending by value; none is 0
  int size_ = 0;               // the sum of the counts
};
