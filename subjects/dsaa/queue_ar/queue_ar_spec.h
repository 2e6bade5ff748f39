#pragma once

#include "queue_ar.h"

#include <eclat/spec.h>

#include <vector>

namespace queue_ar_spec {

inline bool isInOrder(const QueueAr &queue) {
  const long long capacity = static_cast<long long>(queue.array_.size());
  return capacity >= 1 && capacity <= QueueAr::kMaxCapacity && queue.count_ >= 0 && queue.count_ <= capacity &&
         queue.front_ >= 0 && queue.front_ < capacity &&
         queue.back_ == (queue.front_ + queue.count_ - 1LL + capacity) % capacity;
}

// From the front to the back; nothing for a queue in disorder.
inline std::vector<int> elements(const QueueAr &queue) {
  std::vector<int> all;
  if (isInOrder(queue))
    for (int i = 0; i < queue.count_; ++i)
      all.push_back(queue.array_[(static_cast<std::size_t>(queue.front_) + i) % queue.array_.size()]);
  return all;
}

inline std::vector<int> withoutFirst(std::vector<int> elements) {
  if (!elements.empty())
    elements.erase(elements.begin());
  return elements;
}

inline std::vector<int> with(std::vector<int> elements, int x) {
  elements.push_back(x);
  return elements;
}

}  // namespace queue_ar_spec

template <> struct eclat::Spec<QueueAr> {
  static constexpr auto laws = "copy independence self-assignment move equality const strong-guarantee";

  static void invariant(const QueueAr &self) {
    const long long capacity = static_cast<long long>(self.array_.size());
    ECLAT_INVARIANT(capacity >= 1 && capacity <= QueueAr::kMaxCapacity);
    ECLAT_INVARIANT(self.count_ >= 0 && self.count_ <= capacity);
    ECLAT_INVARIANT(self.front_ >= 0 && self.front_ < capacity);
    ECLAT_INVARIANT(self.back_ >= 0 && self.back_ < capacity);
    ECLAT_INVARIANT(queue_ar_spec::isInOrder(self));  // from front_ to back_ there are count_ places
  }

  static auto constructor(int capacity = 10) {
    ECLAT_THROWS(std::invalid_argument, capacity < 1 || capacity > QueueAr::kMaxCapacity);
    return [capacity](const QueueAr &made) {
      ECLAT_ENSURES(static_cast<long long>(made.array_.size()) == capacity);
      ECLAT_ENSURES(made.count_ == 0);
    };
  }

  static auto constructor(const QueueAr &other) {
    return [&other, before = queue_ar_spec::elements(other), capacity = other.array_.size()](const QueueAr &made) {
      ECLAT_ENSURES(queue_ar_spec::elements(made) == before && made.array_.size() == capacity);
      ECLAT_ENSURES(queue_ar_spec::elements(other) == before && other.array_.size() == capacity);
    };
  }

  static auto operator_assign(const QueueAr &self, const QueueAr &other) {
    return [&self, &other, before = queue_ar_spec::elements(other),
            capacity = other.array_.size()](const QueueAr &result) {
      ECLAT_ENSURES(&result == &self);
      ECLAT_ENSURES(queue_ar_spec::elements(self) == before && self.array_.size() == capacity);
      ECLAT_ENSURES(queue_ar_spec::elements(other) == before && other.array_.size() == capacity);
    };
  }

  static auto enqueue(const QueueAr &self, int x) {
    ECLAT_THROWS(QueueArOverflow, queue_ar_spec::elements(self).size() == self.array_.size());
    return [&self, x, before = queue_ar_spec::elements(self), capacity = self.array_.size()] {
      ECLAT_ENSURES(queue_ar_spec::elements(self) == queue_ar_spec::with(before, x));
      ECLAT_ENSURES(self.array_.size() == capacity);
    };
  }

  static auto dequeue(const QueueAr &self) {
    ECLAT_THROWS(QueueArUnderflow, queue_ar_spec::elements(self).empty());
    return [&self, before = queue_ar_spec::elements(self), capacity = self.array_.size()](int result) {
      ECLAT_ENSURES(!before.empty() && result == before.front());
      ECLAT_ENSURES(queue_ar_spec::elements(self) == queue_ar_spec::withoutFirst(before));
      ECLAT_ENSURES(self.array_.size() == capacity);
    };
  }

  static auto getFront(const QueueAr &self) {
    ECLAT_THROWS(QueueArUnderflow, queue_ar_spec::elements(self).empty());
    return [&self, before = queue_ar_spec::elements(self), capacity = self.array_.size()](int result) {
      ECLAT_ENSURES(!before.empty() && result == before.front());
      ECLAT_ENSURES(queue_ar_spec::elements(self) == before);
      ECLAT_ENSURES(self.array_.size() == capacity);
    };
  }

  static auto isEmpty(const QueueAr &self) {
    return [&self, before = queue_ar_spec::elements(self)](bool result) {
      ECLAT_ENSURES(result == before.empty());
      ECLAT_ENSURES(queue_ar_spec::elements(self) == before);
    };
  }

  static auto isFull(const QueueAr &self) {
    return [&self, before = queue_ar_spec::elements(self), capacity = self.array_.size()](bool result) {
      ECLAT_ENSURES(result == (before.size() == capacity));
      ECLAT_ENSURES(queue_ar_spec::elements(self) == before);
      ECLAT_ENSURES(self.array_.size() == capacity);
    };
  }

  static auto size(const QueueAr &self) {
    return [&self, before = queue_ar_spec::elements(self)](int result) {
      ECLAT_ENSURES(result == static_cast<long long>(before.size()));
      ECLAT_ENSURES(queue_ar_spec::elements(self) == before);
    };
  }

  static auto capacity(const QueueAr &self) {
    return [&self, before = queue_ar_spec::elements(self), capacity = self.array_.size()](int result) {
      ECLAT_ENSURES(result == static_cast<long long>(capacity));
      ECLAT_ENSURES(queue_ar_spec::elements(self) == before);
      ECLAT_ENSURES(self.array_.size() == capacity);
    };
  }

  static auto makeEmpty(const QueueAr &self) {
    return [&self, capacity = self.array_.size()] {
      ECLAT_ENSURES(self.count_ == 0);
      ECLAT_ENSURES(self.array_.size() == capacity);
    };
  }

  static auto operator_equal(const QueueAr &self, const QueueAr &other) {
    return [&self, &other, left = queue_ar_spec::elements(self), right = queue_ar_spec::elements(other)](bool result) {
      ECLAT_ENSURES(result == (left == right));
      ECLAT_ENSURES(queue_ar_spec::elements(self) == left && queue_ar_spec::elements(other) == right);
    };
  }

  static auto operator_not_equal(const QueueAr &self, const QueueAr &other) {
    return [&self, &other, left = queue_ar_spec::elements(self), right = queue_ar_spec::elements(other)](bool result) {
      ECLAT_ENSURES(result == (left != right));
      ECLAT_ENSURES(queue_ar_spec::elements(self) == left && queue_ar_spec::elements(other) == right);
    };
  }
};
