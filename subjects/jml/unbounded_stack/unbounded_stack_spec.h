#pragma once

#include "unbounded_stack.h"

#include <algorithm>
#include <eclat/spec.h>

namespace unbounded_stack_spec {

using Numbers = std::vector<int>;

// The topmost elements, from the top down, and those below them.
inline Numbers upper(const Numbers &all, std::size_t count) {
  return {all.rbegin(), all.rbegin() + std::min(count, all.size())};
}
inline Numbers lower(const Numbers &all, std::size_t count) {
  return {all.begin(), all.end() - std::min(count, all.size())};
}

inline long long height(const UnboundedStack &stack) { return static_cast<long long>(stack.elements_.size()); }

}  // namespace unbounded_stack_spec

template <> struct eclat::Spec<UnboundedStack> {
  using Numbers = unbounded_stack_spec::Numbers;

  static constexpr auto laws = "copy independence self-assignment move";

  static auto constructor() {
    return [](const UnboundedStack &made) { ECLAT_ENSURES(made.elements_.empty()); };
  }
  static auto constructor(const std::vector<int> &elements) {
    return [elements](const UnboundedStack &made) { ECLAT_ENSURES(made.elements_ == elements); };
  }

  static auto size(const UnboundedStack &self) {
    return [&self](int result) { ECLAT_ENSURES(result == unbounded_stack_spec::height(self)); };
  }
  static auto isEmpty(const UnboundedStack &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == (unbounded_stack_spec::height(self) == 0)); };
  }

  static auto push(const UnboundedStack &self, int element) {
    Numbers expected = self.elements_;
    expected.push_back(element);
    return [&self, expected] { ECLAT_ENSURES(self.elements_ == expected); };
  }
  static auto pushAll(const UnboundedStack &self, const UnboundedStack &other) {
    ECLAT_REQUIRES(unbounded_stack_spec::height(other) <= 10000);
    Numbers expected = self.elements_;
    const Numbers added = other.elements_;
    expected.insert(expected.end(), added.begin(), added.end());
    return [&self, &other, expected, added, isSelf = &self == &other] {
      ECLAT_ENSURES(self.elements_ == expected);
      ECLAT_ENSURES(isSelf || other.elements_ == added);
    };
  }

  static auto top(const UnboundedStack &self) {
    ECLAT_THROWS(std::out_of_range, self.elements_.empty());
    return [&self](int result) { ECLAT_ENSURES(result == self.elements_.at(self.elements_.size() - 1)); };
  }
  static auto peek(const UnboundedStack &self, int depth) {
    ECLAT_REQUIRES(depth >= 0);
    ECLAT_THROWS(std::out_of_range, unbounded_stack_spec::height(self) <= depth);
    return
        [&self, depth](int result) { ECLAT_ENSURES(result == self.elements_.at(self.elements_.size() - 1 - depth)); };
  }
  static auto pop(const UnboundedStack &self) {
    ECLAT_THROWS(std::out_of_range, self.elements_.empty());
    return [&self, before = self.elements_](int result) {
      ECLAT_ENSURES(Numbers{result} == unbounded_stack_spec::upper(before, 1));
      ECLAT_ENSURES(self.elements_ == unbounded_stack_spec::lower(before, 1));
    };
  }
  static auto popMany(const UnboundedStack &self, int count) {
    ECLAT_REQUIRES(count >= 0);
    ECLAT_THROWS(std::out_of_range, unbounded_stack_spec::height(self) < count);
    return [&self, count, before = self.elements_](const std::vector<int> &result) {
      ECLAT_ENSURES(result == unbounded_stack_spec::upper(before, count));
      ECLAT_ENSURES(self.elements_ == unbounded_stack_spec::lower(before, count));
    };
  }
  static auto swapTop(const UnboundedStack &self) {
    ECLAT_THROWS(std::out_of_range, unbounded_stack_spec::height(self) < 2);
    return [&self, before = self.elements_] {
      Numbers expected = unbounded_stack_spec::lower(before, 2);
      for (int element : unbounded_stack_spec::upper(before, 2))
        expected.push_back(element);
      ECLAT_ENSURES(self.elements_ == expected);
    };
  }

  static auto search(const UnboundedStack &self, int element) {
    return [&self, element](int result) {
      auto at = std::find(self.elements_.rbegin(), self.elements_.rend(), element);
      ECLAT_ENSURES(result == (at == self.elements_.rend() ? -1 : at - self.elements_.rbegin()));
    };
  }
  static auto clear(const UnboundedStack &self) {
    return [&self] { ECLAT_ENSURES(self.elements_.empty()); };
  }
  static auto toVector(const UnboundedStack &self) {
    return [&self](const std::vector<int> &result) { ECLAT_ENSURES(result == self.elements_); };
  }
  static auto equals(const UnboundedStack &self, const UnboundedStack *other) {
    bool isSame = other && self.elements_ == other->elements_;
    return [isSame](bool result) { ECLAT_ENSURES(result == isSame); };
  }
};
