#pragma once

#include <vector>

// A list of numbers that is always sorted, the least first. The same number may be there more than once.
class SortedIntList {
public:
  static constexpr int kMergeLimit = 10000;

  // Empty.
  SortedIntList() = default;

  // With these numbers, which may come in any order.
  explicit SortedIntList(const std::vector<int> &numbers);

  int size() const { return static_cast<int>(numbers_.size()); }
  bool isEmpty() const { return numbers_.empty(); }

  // The number at an index, the first being 0. Throws std::out_of_range if there is none.
  int at(int index) const;

  // The least and the greatest number. The list must not be empty.
  int least() const { return numbers_.front(); }
  int greatest() const { return numbers_.back(); }

  bool contains(int number) const;

  // How often the number is there.
  int count(int number) const;

  void insert(int number);

  // Inserts all numbers of the other list, which stays as it is. It may be this one: then every number is there twice
  // as often. Both lists must not have more than kMergeLimit numbers together.
  void merge(const SortedIntList &other);

  // Removes the number once, and says whether it was there.
  bool removeOne(int number);

  // Removes the number as often as it is there, and says how often that was.
  int removeAll(int number);

  void clear() { numbers_.clear(); }

  // The sum of all numbers; 0 for the empty list.
  long long sum() const;

  // The greatest less the least number. The list must not be empty.
  long long width() const { return static_cast<long long>(greatest()) - least(); }

  // The numbers in their order.
  std::vector<int> toVector() const { return numbers_; }

  // Whether the other list has the same numbers, each as often; false for null.
  bool equals(const SortedIntList *other) const;

private:
  // The number of those that are less.
  int firstNotBelow(int number) const;

  std::vector<int> numbers_;
};
