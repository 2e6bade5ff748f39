#pragma once

#include "binary_heap.h"

#include <eclat/spec.h>

#include <algorithm>
#include <vector>

namespace binary_heap_spec {

inline long long capacity(const BinaryHeap &heap) { return static_cast<long long>(heap.array_.size()) - 1; }

// As they are in the array. Of a heap in disorder what is within the array.
inline std::vector<int> items(const BinaryHeap &heap) {
  std::vector<int> all;
  for (long long i = 1; i <= heap.size_ && i <= capacity(heap); ++i)
    all.push_back(heap.array_[i]);
  return all;
}

inline std::vector<int> sorted(std::vector<int> items) {
  std::sort(items.begin(), items.end());
  return items;
}
inline std::vector<int> elements(const BinaryHeap &heap) { return sorted(items(heap)); }

inline std::vector<int> withoutFirst(std::vector<int> items) {
  if (!items.empty())
    items.erase(items.begin());
  return items;
}
inline std::vector<int> with(std::vector<int> items, int x) {
  items.push_back(x);
  return items;
}

// No element is smaller than its parent.
inline bool isHeap(const std::vector<int> &items) {
  for (std::size_t i = 1; i < items.size(); ++i)
    if (items[i] < items[(i - 1) / 2])
      return false;
  return true;
}

// All that can be told of a heap.
struct State {
  std::vector<int> items;
  long long capacity;
  bool isOrdered;
  bool operator==(const State &other) const {
    return items == other.items && capacity == other.capacity && isOrdered == other.isOrdered;
  }
};
inline State state(const BinaryHeap &heap) { return {items(heap), capacity(heap), heap.isOrdered_}; }

}  // namespace binary_heap_spec

template <> struct eclat::Spec<BinaryHeap> {
  static constexpr auto laws = "copy independence self-assignment move const strong-guarantee";

  static void invariant(const BinaryHeap &self) {
    ECLAT_INVARIANT(self.array_.size() >= 1 && self.array_.size() <= BinaryHeap::kMaxCapacity + 1);
    ECLAT_INVARIANT(self.size_ >= 0 && self.size_ <= binary_heap_spec::capacity(self));
    ECLAT_INVARIANT(!self.isOrdered_ || binary_heap_spec::isHeap(binary_heap_spec::items(self)));
  }

  static auto constructor(int capacity = 100) {
    ECLAT_REQUIRES(capacity >= 0 && capacity <= BinaryHeap::kMaxCapacity);
    return [capacity](const BinaryHeap &made) {
      ECLAT_ENSURES(binary_heap_spec::capacity(made) == capacity);
      ECLAT_ENSURES(made.size_ == 0 && made.isOrdered_);
    };
  }

  static auto constructor(const BinaryHeap &other) {
    return [&other, before = binary_heap_spec::state(other)](const BinaryHeap &made) {
      ECLAT_ENSURES(binary_heap_spec::state(made) == before);
      ECLAT_ENSURES(binary_heap_spec::state(other) == before);
    };
  }

  static auto operator_assign(const BinaryHeap &self, const BinaryHeap &other) {
    return [&self, &other, before = binary_heap_spec::state(other)](const BinaryHeap &result) {
      ECLAT_ENSURES(&result == &self);
      ECLAT_ENSURES(binary_heap_spec::state(self) == before);
      ECLAT_ENSURES(binary_heap_spec::state(other) == before);
    };
  }

  static auto insert(const BinaryHeap &self, int x) {
    ECLAT_THROWS(BinaryHeapOverflow, self.size_ == binary_heap_spec::capacity(self));
    return [&self, x, before = binary_heap_spec::state(self)] {
      ECLAT_ENSURES(binary_heap_spec::elements(self) ==
                    binary_heap_spec::sorted(binary_heap_spec::with(before.items, x)));
      ECLAT_ENSURES(self.isOrdered_ == before.isOrdered);
      ECLAT_ENSURES(binary_heap_spec::capacity(self) == before.capacity);
    };
  }

  static auto toss(const BinaryHeap &self, int x) {
    ECLAT_THROWS(BinaryHeapOverflow, self.size_ == binary_heap_spec::capacity(self));
    return [&self, x, before = binary_heap_spec::state(self)] {
      std::vector<int> expected = binary_heap_spec::with(before.items, x);
      ECLAT_ENSURES(binary_heap_spec::items(self) == expected);
      ECLAT_ENSURES(self.isOrdered_ == (before.isOrdered && binary_heap_spec::isHeap(expected)));
      ECLAT_ENSURES(binary_heap_spec::capacity(self) == before.capacity);
    };
  }

  static auto fixHeap(const BinaryHeap &self) {
    return [&self, before = binary_heap_spec::state(self)] {
      ECLAT_ENSURES(binary_heap_spec::elements(self) == binary_heap_spec::sorted(before.items));
      ECLAT_ENSURES(self.isOrdered_ && binary_heap_spec::isHeap(binary_heap_spec::items(self)));
      ECLAT_ENSURES(binary_heap_spec::capacity(self) == before.capacity);
    };
  }

  static auto buildHeap(const BinaryHeap &self, const std::vector<int> &items) {
    ECLAT_THROWS(BinaryHeapOverflow, static_cast<long long>(items.size()) > binary_heap_spec::capacity(self));
    return [&self, items, capacity = binary_heap_spec::capacity(self)] {
      ECLAT_ENSURES(binary_heap_spec::elements(self) == binary_heap_spec::sorted(items));
      ECLAT_ENSURES(self.isOrdered_ && binary_heap_spec::isHeap(binary_heap_spec::items(self)));
      ECLAT_ENSURES(binary_heap_spec::capacity(self) == capacity);
    };
  }

  static auto findMin(const BinaryHeap &self) {
    ECLAT_THROWS(BinaryHeapUnderflow, self.size_ == 0);
    return [&self, before = binary_heap_spec::state(self)](int result) {
      std::vector<int> sorted = binary_heap_spec::sorted(before.items);
      ECLAT_ENSURES(!sorted.empty() && result == sorted.front());
      ECLAT_ENSURES(binary_heap_spec::elements(self) == sorted);
      ECLAT_ENSURES(self.isOrdered_);
      ECLAT_ENSURES(binary_heap_spec::capacity(self) == before.capacity);
    };
  }

  static auto deleteMin(const BinaryHeap &self) {
    ECLAT_THROWS(BinaryHeapUnderflow, self.size_ == 0);
    return [&self, before = binary_heap_spec::state(self)](int result) {
      std::vector<int> sorted = binary_heap_spec::sorted(before.items);
      ECLAT_ENSURES(!sorted.empty() && result == sorted.front());
      ECLAT_ENSURES(binary_heap_spec::elements(self) == binary_heap_spec::withoutFirst(sorted));
      ECLAT_ENSURES(self.isOrdered_);
      ECLAT_ENSURES(binary_heap_spec::capacity(self) == before.capacity);
    };
  }

  static auto isOrdered(const BinaryHeap &self) {
    return [&self, before = binary_heap_spec::state(self)](bool result) {
      ECLAT_ENSURES(result == before.isOrdered);
      ECLAT_ENSURES(binary_heap_spec::state(self) == before);
    };
  }

  static auto isEmpty(const BinaryHeap &self) {
    return [&self, before = binary_heap_spec::state(self)](bool result) {
      ECLAT_ENSURES(result == before.items.empty());
      ECLAT_ENSURES(binary_heap_spec::state(self) == before);
    };
  }

  static auto isFull(const BinaryHeap &self) {
    return [&self, before = binary_heap_spec::state(self)](bool result) {
      ECLAT_ENSURES(result == (static_cast<long long>(before.items.size()) == before.capacity));
      ECLAT_ENSURES(binary_heap_spec::state(self) == before);
    };
  }

  static auto size(const BinaryHeap &self) {
    return [&self, before = binary_heap_spec::state(self)](int result) {
      ECLAT_ENSURES(result == static_cast<long long>(before.items.size()));
      ECLAT_ENSURES(binary_heap_spec::state(self) == before);
    };
  }

  static auto capacity(const BinaryHeap &self) {
    return [&self, before = binary_heap_spec::state(self)](int result) {
      ECLAT_ENSURES(result == before.capacity);
      ECLAT_ENSURES(binary_heap_spec::state(self) == before);
    };
  }

  static auto makeEmpty(const BinaryHeap &self) {
    return [&self, capacity = binary_heap_spec::capacity(self)] {
      ECLAT_ENSURES(self.size_ == 0 && self.isOrdered_);
      ECLAT_ENSURES(binary_heap_spec::capacity(self) == capacity);
    };
  }
};
