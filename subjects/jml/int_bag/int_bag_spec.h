#pragma once

#include "int_bag.h"

#include <algorithm>
#include <eclat/spec.h>
#include <map>
#include <stdexcept>
#include <vector>

namespace int_bag_spec {

using Counts = std::map<int, int>;

inline Counts countsOf(const IntBag &bag) {
  Counts counts;
  for (const auto &count : bag.counts_)
    counts[count.value] += count.times;
  return counts;
}

inline Counts countsOf(const std::vector<int> &values) {
  Counts counts;
  for (int value : values)
    ++counts[value];
  return counts;
}

inline int timesOf(const Counts &counts, int value) {
  auto found = counts.find(value);
  return found == counts.end() ? 0 : found->second;
}

inline long long sizeOf(const Counts &counts) {
  long long size = 0;
  for (auto [value, times] : counts)
    size += times;
  return size;
}

inline Counts changed(Counts counts, int value, int times) {
  counts.erase(value);
  if (times > 0)
    counts[value] = times;
  return counts;
}

inline Counts sum(Counts counts, const Counts &more) {
  for (auto [value, times] : more)
    counts[value] += times;
  return counts;
}

inline Counts common(const Counts &a, const Counts &b) {
  Counts counts;
  for (auto [value, times] : a)
    if (int both = std::min(times, timesOf(b, value)))
      counts[value] = both;
  return counts;
}

inline bool includes(const Counts &counts, const Counts &others) {
  return std::all_of(others.begin(), others.end(),
                     [&](const auto &other) { return timesOf(counts, other.first) >= other.second; });
}

inline int mostFrequent(const Counts &counts) {
  int most = 0, found = 0;
  for (auto [value, times] : counts)
    if (times > most) {
      most = times;
      found = value;
    }
  return found;
}

inline std::vector<int> valuesOf(const Counts &counts) {
  std::vector<int> values;
  for (auto [value, times] : counts)
    for (int i = 0; i < times; ++i)
      values.push_back(value);
  return values;
}

inline bool isSound(const IntBag &bag) {
  long long size = 0;
  for (std::size_t i = 0; i < bag.counts_.size(); ++i) {
    if (bag.counts_[i].times <= 0 || (i > 0 && bag.counts_[i - 1].value >= bag.counts_[i].value))
      return false;
    size += bag.counts_[i].times;
  }
  return size == bag.size_ && size <= 10000;
}

}  // namespace int_bag_spec

template <> struct eclat::Spec<IntBag> {
  static constexpr auto laws = "copy independence self-assignment move equality";

  static void invariant(const IntBag &self) { ECLAT_INVARIANT(int_bag_spec::isSound(self)); }

  static auto constructor() {
    return [](const IntBag &made) { ECLAT_ENSURES(int_bag_spec::countsOf(made).empty()); };
  }

  static auto constructor(const std::vector<int> &values) {
    ECLAT_THROWS(std::length_error, values.size() > 10000);
    return [counts = int_bag_spec::countsOf(values)](const IntBag &made) {
      ECLAT_ENSURES(int_bag_spec::countsOf(made) == counts);
    };
  }

  static auto constructor(const IntBag &other) {
    return [&other, before = int_bag_spec::countsOf(other)](const IntBag &made) {
      ECLAT_ENSURES(int_bag_spec::countsOf(made) == before);
      ECLAT_ENSURES(int_bag_spec::countsOf(other) == before);
    };
  }

  static auto operator_assign(const IntBag &self, const IntBag &other) {
    return [&self, &other, before = int_bag_spec::countsOf(other)](const IntBag &result) {
      ECLAT_ENSURES(int_bag_spec::countsOf(self) == before);
      ECLAT_ENSURES(int_bag_spec::countsOf(other) == before);
      ECLAT_ENSURES(&result == &self);
    };
  }

  static auto size(const IntBag &self) {
    return [&self, before = int_bag_spec::countsOf(self)](int result) {
      ECLAT_ENSURES(result == int_bag_spec::sizeOf(before));
      ECLAT_ENSURES(int_bag_spec::countsOf(self) == before);
    };
  }

  static auto distinct(const IntBag &self) {
    return [&self, before = int_bag_spec::countsOf(self)](int result) {
      ECLAT_ENSURES(result >= 0 && static_cast<std::size_t>(result) == before.size());
      ECLAT_ENSURES(int_bag_spec::countsOf(self) == before);
    };
  }

  static auto isEmpty(const IntBag &self) {
    return [&self, before = int_bag_spec::countsOf(self)](bool result) {
      ECLAT_ENSURES(result == before.empty());
      ECLAT_ENSURES(int_bag_spec::countsOf(self) == before);
    };
  }

  static auto count(const IntBag &self, int value) {
    return [&self, before = int_bag_spec::countsOf(self), value](int result) {
      ECLAT_ENSURES(result == int_bag_spec::timesOf(before, value));
      ECLAT_ENSURES(int_bag_spec::countsOf(self) == before);
    };
  }

  static auto add(const IntBag &self, int value) {
    auto before = int_bag_spec::countsOf(self);
    ECLAT_THROWS(std::length_error, int_bag_spec::sizeOf(before) + 1 > 10000);
    return [&self, before, value] {
      int times = int_bag_spec::timesOf(before, value) + 1;
      ECLAT_ENSURES(int_bag_spec::countsOf(self) == int_bag_spec::changed(before, value, times));
    };
  }

  static auto add(const IntBag &self, int value, int times) {
    auto before = int_bag_spec::countsOf(self);
    ECLAT_REQUIRES(times >= 0);
    ECLAT_THROWS(std::length_error, int_bag_spec::sizeOf(before) + times > 10000);
    return [&self, before, value, times] {
      int sum = int_bag_spec::timesOf(before, value) + times;
      ECLAT_ENSURES(int_bag_spec::countsOf(self) == int_bag_spec::changed(before, value, sum));
    };
  }

  static auto removeOne(const IntBag &self, int value) {
    return [&self, before = int_bag_spec::countsOf(self), value](bool result) {
      int times = int_bag_spec::timesOf(before, value);
      ECLAT_ENSURES(result == (times > 0));
      ECLAT_ENSURES(int_bag_spec::countsOf(self) == int_bag_spec::changed(before, value, times - 1));
    };
  }

  static auto removeAll(const IntBag &self, int value) {
    return [&self, before = int_bag_spec::countsOf(self), value](int result) {
      ECLAT_ENSURES(result == int_bag_spec::timesOf(before, value));
      ECLAT_ENSURES(int_bag_spec::countsOf(self) == int_bag_spec::changed(before, value, 0));
    };
  }

  static auto unite(const IntBag &self, const IntBag &other) {
    auto before = int_bag_spec::countsOf(self), more = int_bag_spec::countsOf(other);
    ECLAT_THROWS(std::length_error, int_bag_spec::sizeOf(before) + int_bag_spec::sizeOf(more) > 10000);
    return [&self, &other, before, more, isSame = &self == &other] {
      ECLAT_ENSURES(int_bag_spec::countsOf(self) == int_bag_spec::sum(before, more));
      ECLAT_ENSURES(isSame || int_bag_spec::countsOf(other) == more);
    };
  }

  static auto intersect(const IntBag &self, const IntBag &other) {
    return [&self, &other, before = int_bag_spec::countsOf(self), others = int_bag_spec::countsOf(other)] {
      ECLAT_ENSURES(int_bag_spec::countsOf(self) == int_bag_spec::common(before, others));
      ECLAT_ENSURES(int_bag_spec::countsOf(other) == others);
    };
  }

  static auto includes(const IntBag &self, const IntBag &other) {
    return [&self, before = int_bag_spec::countsOf(self), others = int_bag_spec::countsOf(other)](bool result) {
      ECLAT_ENSURES(result == int_bag_spec::includes(before, others));
      ECLAT_ENSURES(int_bag_spec::countsOf(self) == before);
    };
  }

  static auto mostFrequent(const IntBag &self) {
    auto before = int_bag_spec::countsOf(self);
    ECLAT_REQUIRES(!before.empty());
    return [&self, before](int result) {
      ECLAT_ENSURES(result == int_bag_spec::mostFrequent(before));
      ECLAT_ENSURES(int_bag_spec::countsOf(self) == before);
    };
  }

  static auto toVector(const IntBag &self) {
    return [&self, before = int_bag_spec::countsOf(self)](const std::vector<int> &result) {
      ECLAT_ENSURES(result == int_bag_spec::valuesOf(before));
      ECLAT_ENSURES(int_bag_spec::countsOf(self) == before);
    };
  }

  static auto operator_equal(const IntBag &self, const IntBag &other) {
    return [areEqual = int_bag_spec::countsOf(self) == int_bag_spec::countsOf(other)](bool result) {
      ECLAT_ENSURES(result == areEqual);
    };
  }

  static auto operator_not_equal(const IntBag &self, const IntBag &other) {
    return [areEqual = int_bag_spec::countsOf(self) == int_bag_spec::countsOf(other)](bool result) {
      ECLAT_ENSURES(result == !areEqual);
    };
  }
};
