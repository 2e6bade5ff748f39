#pragma once

#include "sorted_int_list.h"

#include <algorithm>
#include <eclat/spec.h>
#include <numeric>
#include <set>
#include <stdexcept>

namespace sorted_int_list_spec {

using Numbers = std::multiset<int>;

inline Numbers numbers(const SortedIntList &list) { return {list.numbers_.begin(), list.numbers_.end()}; }

// Whether the list has these numbers, in ascending order.
inline bool has(const SortedIntList &list, const Numbers &numbers) {
  return list.numbers_ == std::vector<int>(numbers.begin(), numbers.end());
}

}  // namespace sorted_int_list_spec

template <> struct eclat::Spec<SortedIntList> {
  using Numbers = sorted_int_list_spec::Numbers;

  static constexpr auto laws = "copy independence self-assignment move";

  static void invariant(const SortedIntList &self) {
    ECLAT_INVARIANT(std::is_sorted(self.numbers_.begin(), self.numbers_.end()));
  }

  static auto constructor() {
    return [](const SortedIntList &made) { ECLAT_ENSURES(made.numbers_.empty()); };
  }
  static auto constructor(const std::vector<int> &numbers) {
    return [expected = Numbers(numbers.begin(), numbers.end())](const SortedIntList &made) {
      ECLAT_ENSURES(sorted_int_list_spec::has(made, expected));
    };
  }

  static auto size(const SortedIntList &self) {
    return [count = self.numbers_.size()](int result) { ECLAT_ENSURES(result == static_cast<int>(count)); };
  }
  static auto isEmpty(const SortedIntList &self) {
    return [count = self.numbers_.size()](bool result) { ECLAT_ENSURES(result == (count == 0)); };
  }
  static auto at(const SortedIntList &self, int index) {
    ECLAT_THROWS(std::out_of_range, index < 0 || static_cast<std::size_t>(index) >= self.numbers_.size());
    return [&self, index](int result) { ECLAT_ENSURES(result == self.numbers_.at(static_cast<std::size_t>(index))); };
  }
  static auto least(const SortedIntList &self) {
    ECLAT_REQUIRES(!self.numbers_.empty());
    return [all = sorted_int_list_spec::numbers(self)](int result) { ECLAT_ENSURES(result == *all.begin()); };
  }
  static auto greatest(const SortedIntList &self) {
    ECLAT_REQUIRES(!self.numbers_.empty());
    return [all = sorted_int_list_spec::numbers(self)](int result) { ECLAT_ENSURES(result == *all.rbegin()); };
  }
  static auto contains(const SortedIntList &self, int number) {
    bool isThere = std::find(self.numbers_.begin(), self.numbers_.end(), number) != self.numbers_.end();
    return [isThere](bool result) { ECLAT_ENSURES(result == isThere); };
  }
  static auto count(const SortedIntList &self, int number) {
    auto times = std::count(self.numbers_.begin(), self.numbers_.end(), number);
    return [times](int result) { ECLAT_ENSURES(result == times); };
  }

  static auto insert(const SortedIntList &self, int number) {
    Numbers expected = sorted_int_list_spec::numbers(self);
    expected.insert(number);
    return [&self, expected] { ECLAT_ENSURES(sorted_int_list_spec::has(self, expected)); };
  }
  static auto merge(const SortedIntList &self, const SortedIntList &other) {
    ECLAT_REQUIRES(self.numbers_.size() + other.numbers_.size() <= 10000);
    const Numbers theirs = sorted_int_list_spec::numbers(other);
    Numbers expected = sorted_int_list_spec::numbers(self);
    expected.insert(theirs.begin(), theirs.end());
    return [&self, &other, expected, theirs, isSelf = &self == &other] {
      ECLAT_ENSURES(sorted_int_list_spec::has(self, expected));
      ECLAT_ENSURES(isSelf || sorted_int_list_spec::has(other, theirs));
    };
  }
  static auto removeOne(const SortedIntList &self, int number) {
    Numbers expected = sorted_int_list_spec::numbers(self);
    auto at = expected.find(number);
    bool isThere = at != expected.end();
    if (isThere)
      expected.erase(at);
    return [&self, isThere, expected](bool result) {
      ECLAT_ENSURES(result == isThere);
      ECLAT_ENSURES(sorted_int_list_spec::has(self, expected));
    };
  }
  static auto removeAll(const SortedIntList &self, int number) {
    Numbers expected = sorted_int_list_spec::numbers(self);
    int removed = static_cast<int>(expected.erase(number));
    return [&self, removed, expected](int result) {
      ECLAT_ENSURES(result == removed);
      ECLAT_ENSURES(sorted_int_list_spec::has(self, expected));
    };
  }
  static auto clear(const SortedIntList &self) {
    return [&self] { ECLAT_ENSURES(self.numbers_.empty()); };
  }

  static auto sum(const SortedIntList &self) {
    long long total = std::accumulate(self.numbers_.begin(), self.numbers_.end(), 0LL);
    return [total](long long result) { ECLAT_ENSURES(result == total); };
  }
  static auto width(const SortedIntList &self) {
    ECLAT_REQUIRES(!self.numbers_.empty());
    return [all = sorted_int_list_spec::numbers(self)](long long result) {
      ECLAT_ENSURES(result == static_cast<long long>(*all.rbegin()) - *all.begin());
    };
  }
  static auto toVector(const SortedIntList &self) {
    return [&self](const std::vector<int> &result) { ECLAT_ENSURES(result == self.numbers_); };
  }
  static auto equals(const SortedIntList &self, const SortedIntList *other) {
    bool isSame = other && sorted_int_list_spec::numbers(self) == sorted_int_list_spec::numbers(*other);
    return [isSame](bool result) { ECLAT_ENSURES(result == isSame); };
  }
};
