#pragma once

#include "stack_ar.h"

#include <eclat/spec.h>

#include <vector>

namespace stack_ar_spec {

// The oldest element comes first. Of a stack in disorder what is within the array.
inline std::vector<int> elements(const StackAr &stack) {
  std::vector<int> all;
  for (long long i = 0; i <= stack.topOfStack_ && i < static_cast<long long>(stack.array_.size()); ++i)
    all.push_back(stack.array_[i]);
  return all;
}

inline std::vector<int> withoutTop(std::vector<int> elements) {
  if (!elements.empty())
    elements.pop_back();
  return elements;
}

inline std::vector<int> with(std::vector<int> elements, int x) {
  elements.push_back(x);
  return elements;
}

}  // namespace stack_ar_spec

template <> struct eclat::Spec<StackAr> {
  static constexpr auto laws = "copy independence self-assignment move const strong-guarantee";

  static void invariant(const StackAr &self) {
    ECLAT_INVARIANT(self.array_.size() <= StackAr::kMaxCapacity);
    ECLAT_INVARIANT(self.topOfStack_ >= -1 && self.topOfStack_ < static_cast<long long>(self.array_.size()));
  }

  static auto constructor(int capacity = StackAr::kDefaultCapacity) {
    ECLAT_REQUIRES(capacity >= 0 && capacity <= StackAr::kMaxCapacity);
    return [capacity](const StackAr &made) {
      ECLAT_ENSURES(static_cast<long long>(made.array_.size()) == capacity);
      ECLAT_ENSURES(made.topOfStack_ == -1);
    };
  }

  static auto constructor(const StackAr &other) {
    return [&other, before = stack_ar_spec::elements(other), capacity = other.array_.size()](const StackAr &made) {
      ECLAT_ENSURES(stack_ar_spec::elements(made) == before && made.array_.size() == capacity);
      ECLAT_ENSURES(stack_ar_spec::elements(other) == before && other.array_.size() == capacity);
    };
  }

  static auto operator_assign(const StackAr &self, const StackAr &other) {
    return [&self, &other, before = stack_ar_spec::elements(other),
            capacity = other.array_.size()](const StackAr &result) {
      ECLAT_ENSURES(&result == &self);
      ECLAT_ENSURES(stack_ar_spec::elements(self) == before && self.array_.size() == capacity);
      ECLAT_ENSURES(stack_ar_spec::elements(other) == before && other.array_.size() == capacity);
    };
  }

  static auto push(const StackAr &self, int x) {
    ECLAT_THROWS(StackArOverflow, stack_ar_spec::elements(self).size() == self.array_.size());
    return [&self, x, before = stack_ar_spec::elements(self), capacity = self.array_.size()] {
      ECLAT_ENSURES(stack_ar_spec::elements(self) == stack_ar_spec::with(before, x));
      ECLAT_ENSURES(self.array_.size() == capacity);
    };
  }

  static auto pop(const StackAr &self) {
    ECLAT_THROWS(StackArUnderflow, stack_ar_spec::elements(self).empty());
    return [&self, before = stack_ar_spec::elements(self), capacity = self.array_.size()] {
      ECLAT_ENSURES(stack_ar_spec::elements(self) == stack_ar_spec::withoutTop(before));
      ECLAT_ENSURES(self.array_.size() == capacity);
    };
  }

  static auto top(const StackAr &self) {
    ECLAT_THROWS(StackArUnderflow, stack_ar_spec::elements(self).empty());
    return [&self, before = stack_ar_spec::elements(self), capacity = self.array_.size()](int result) {
      ECLAT_ENSURES(!before.empty() && result == before.back());
      ECLAT_ENSURES(stack_ar_spec::elements(self) == before);
      ECLAT_ENSURES(self.array_.size() == capacity);
    };
  }

  static auto topAndPop(const StackAr &self) {
    ECLAT_THROWS(StackArUnderflow, stack_ar_spec::elements(self).empty());
    return [&self, before = stack_ar_spec::elements(self), capacity = self.array_.size()](int result) {
      ECLAT_ENSURES(!before.empty() && result == before.back());
      ECLAT_ENSURES(stack_ar_spec::elements(self) == stack_ar_spec::withoutTop(before));
      ECLAT_ENSURES(self.array_.size() == capacity);
    };
  }

  static auto isEmpty(const StackAr &self) {
    return [&self, before = stack_ar_spec::elements(self)](bool result) {
      ECLAT_ENSURES(result == before.empty());
      ECLAT_ENSURES(stack_ar_spec::elements(self) == before);
    };
  }

  static auto isFull(const StackAr &self) {
    return [&self, before = stack_ar_spec::elements(self), capacity = self.array_.size()](bool result) {
      ECLAT_ENSURES(result == (before.size() == capacity));
      ECLAT_ENSURES(stack_ar_spec::elements(self) == before);
      ECLAT_ENSURES(self.array_.size() == capacity);
    };
  }

  static auto size(const StackAr &self) {
    return [&self, before = stack_ar_spec::elements(self)](int result) {
      ECLAT_ENSURES(result == static_cast<long long>(before.size()));
      ECLAT_ENSURES(stack_ar_spec::elements(self) == before);
    };
  }

  static auto capacity(const StackAr &self) {
    return [&self, before = stack_ar_spec::elements(self), capacity = self.array_.size()](int result) {
      ECLAT_ENSURES(result == static_cast<long long>(capacity));
      ECLAT_ENSURES(stack_ar_spec::elements(self) == before);
      ECLAT_ENSURES(self.array_.size() == capacity);
    };
  }

  static auto makeEmpty(const StackAr &self) {
    return [&self, capacity = self.array_.size()] {
      ECLAT_ENSURES(stack_ar_spec::elements(self).empty());
      ECLAT_ENSURES(self.array_.size() == capacity);
    };
  }
};
