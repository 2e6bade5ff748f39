#pragma once

#include "int_set_as_hash_set.h"

#include <algorithm>
#include <eclat/spec.h>
#include <set>
#include <vector>

namespace int_set_as_hash_set_spec {

inline std::set<int> setOf(const IntSetAsHashSet &table) {
  std::set<int> values;
  for (const auto &place : table.places_)
    if (place.state == IntSetAsHashSet::State::Used)
      values.insert(place.value);
  return values;
}

inline int countOf(const IntSetAsHashSet &table, IntSetAsHashSet::State state) {
  return static_cast<int>(std::count_if(table.places_.begin(), table.places_.end(),
                                        [&](const auto &place) { return place.state == state; }));
}

inline bool isPowerOfTwo(std::size_t n) { return n > 0 && (n & (n - 1)) == 0; }

inline int room(const IntSetAsHashSet &table) { return static_cast<int>(table.places_.size() / 4 * 3); }

// Every element can be found. A search ends only if there is a free place.
inline bool leadsToAll(const IntSetAsHashSet &table) {
  if (!isPowerOfTwo(table.places_.size()) || countOf(table, IntSetAsHashSet::State::Free) == 0)
    return false;
  for (std::size_t i = 0; i < table.places_.size(); ++i)
    if (table.places_[i].state == IntSetAsHashSet::State::Used && table.find(table.places_[i].value) != i)
      return false;
  return true;
}

inline std::set<int> with(std::set<int> values, int value) {
  values.insert(value);
  return values;
}
inline std::set<int> without(std::set<int> values, int value) {
  values.erase(value);
  return values;
}
inline std::set<int> common(const std::set<int> &a, const std::set<int> &b) {
  std::set<int> values;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::inserter(values, values.end()));
  return values;
}

}  // namespace int_set_as_hash_set_spec

template <> struct eclat::Spec<IntSetAsHashSet> {
  static constexpr auto laws = "copy independence self-assignment move equality";

  static void invariant(const IntSetAsHashSet &self) {
    ECLAT_INVARIANT(self.places_.size() >= 8 && int_set_as_hash_set_spec::isPowerOfTwo(self.places_.size()));
    ECLAT_INVARIANT(self.count_ == int_set_as_hash_set_spec::countOf(self, IntSetAsHashSet::State::Used));
    ECLAT_INVARIANT(self.marked_ == int_set_as_hash_set_spec::countOf(self, IntSetAsHashSet::State::Marked));
    ECLAT_INVARIANT(self.count_ + self.marked_ <= int_set_as_hash_set_spec::room(self));
    ECLAT_INVARIANT(int_set_as_hash_set_spec::setOf(self).size() == static_cast<std::size_t>(self.count_));
    ECLAT_INVARIANT(int_set_as_hash_set_spec::leadsToAll(self));
  }

  static auto constructor() {
    return [](const IntSetAsHashSet &made) { ECLAT_ENSURES(int_set_as_hash_set_spec::setOf(made).empty()); };
  }

  static auto constructor(int expected) {
    ECLAT_REQUIRES(expected >= 0 && expected <= 65536);
    return [expected](const IntSetAsHashSet &made) {
      ECLAT_ENSURES(int_set_as_hash_set_spec::setOf(made).empty());
      ECLAT_ENSURES(int_set_as_hash_set_spec::room(made) >= expected);
    };
  }

  static auto constructor(const IntSetAsHashSet &other) {
    return [&other, before = int_set_as_hash_set_spec::setOf(other)](const IntSetAsHashSet &made) {
      ECLAT_ENSURES(int_set_as_hash_set_spec::setOf(made) == before);
      ECLAT_ENSURES(int_set_as_hash_set_spec::setOf(other) == before);
    };
  }

  static auto operator_assign(const IntSetAsHashSet &self, const IntSetAsHashSet &other) {
    return [&self, &other, before = int_set_as_hash_set_spec::setOf(other)](const IntSetAsHashSet &result) {
      ECLAT_ENSURES(int_set_as_hash_set_spec::setOf(self) == before);
      ECLAT_ENSURES(int_set_as_hash_set_spec::setOf(other) == before);
      ECLAT_ENSURES(&result == &self);
    };
  }

  static auto size(const IntSetAsHashSet &self) {
    return [&self, before = int_set_as_hash_set_spec::setOf(self)](int result) {
      ECLAT_ENSURES(result >= 0 && static_cast<std::size_t>(result) == before.size());
      ECLAT_ENSURES(int_set_as_hash_set_spec::setOf(self) == before);
    };
  }

  static auto isEmpty(const IntSetAsHashSet &self) {
    return [&self, before = int_set_as_hash_set_spec::setOf(self)](bool result) {
      ECLAT_ENSURES(result == before.empty());
      ECLAT_ENSURES(int_set_as_hash_set_spec::setOf(self) == before);
    };
  }

  static auto capacity(const IntSetAsHashSet &self) {
    return [&self, before = int_set_as_hash_set_spec::setOf(self)](int result) {
      ECLAT_ENSURES(result == int_set_as_hash_set_spec::room(self));
      ECLAT_ENSURES(int_set_as_hash_set_spec::setOf(self) == before);
    };
  }

  static auto contains(const IntSetAsHashSet &self, int value) {
    return [&self, before = int_set_as_hash_set_spec::setOf(self), value](bool result) {
      ECLAT_ENSURES(result == (before.count(value) == 1));
      ECLAT_ENSURES(int_set_as_hash_set_spec::setOf(self) == before);
    };
  }

  static auto add(const IntSetAsHashSet &self, int value) {
    return [&self, before = int_set_as_hash_set_spec::setOf(self), room = int_set_as_hash_set_spec::room(self),
            value](bool result) {
      ECLAT_ENSURES(result == (before.count(value) == 0));
      ECLAT_ENSURES(int_set_as_hash_set_spec::setOf(self) == int_set_as_hash_set_spec::with(before, value));
      ECLAT_ENSURES(int_set_as_hash_set_spec::room(self) >= room);
    };
  }

  static auto remove(const IntSetAsHashSet &self, int value) {
    return [&self, before = int_set_as_hash_set_spec::setOf(self), value](bool result) {
      ECLAT_ENSURES(result == (before.count(value) == 1));
      ECLAT_ENSURES(int_set_as_hash_set_spec::setOf(self) == int_set_as_hash_set_spec::without(before, value));
    };
  }

  static auto retainAll(const IntSetAsHashSet &self, const IntSetAsHashSet &other) {
    return [&self, &other, before = int_set_as_hash_set_spec::setOf(self),
            others = int_set_as_hash_set_spec::setOf(other)] {
      ECLAT_ENSURES(int_set_as_hash_set_spec::setOf(self) == int_set_as_hash_set_spec::common(before, others));
      ECLAT_ENSURES(int_set_as_hash_set_spec::setOf(other) == others);
    };
  }

  static auto clear(const IntSetAsHashSet &self) {
    return [&self, room = int_set_as_hash_set_spec::room(self)] {
      ECLAT_ENSURES(int_set_as_hash_set_spec::setOf(self).empty());
      ECLAT_ENSURES(int_set_as_hash_set_spec::room(self) == room);
    };
  }

  static auto toVector(const IntSetAsHashSet &self) {
    return [&self, before = int_set_as_hash_set_spec::setOf(self)](const std::vector<int> &result) {
      ECLAT_ENSURES(result == std::vector<int>(before.begin(), before.end()));
      ECLAT_ENSURES(int_set_as_hash_set_spec::setOf(self) == before);
    };
  }

  static auto operator_equal(const IntSetAsHashSet &self, const IntSetAsHashSet &other) {
    return [areEqual = int_set_as_hash_set_spec::setOf(self) == int_set_as_hash_set_spec::setOf(other)](bool result) {
      ECLAT_ENSURES(result == areEqual);
    };
  }

  static auto operator_not_equal(const IntSetAsHashSet &self, const IntSetAsHashSet &other) {
    return [areEqual = int_set_as_hash_set_spec::setOf(self) == int_set_as_hash_set_spec::setOf(other)](bool result) {
      ECLAT_ENSURES(result == !areEqual);
    };
  }
};
