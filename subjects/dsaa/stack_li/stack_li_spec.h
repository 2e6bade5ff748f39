#pragma once

#include "stack_li.h"

#include <eclat/spec.h>

#include <vector>

namespace stack_li_spec {

// The youngest element comes first. A list that is longer than it says, or a ring, is cut off after one node too many.
inline std::vector<int> elements(const StackLi &stack) {
  std::vector<int> all;
  for (const StackLi::Node *node = stack.topOfStack_; node; node = node->next) {
    all.push_back(node->element);
    if (static_cast<long long>(all.size()) > stack.size_)
      break;
  }
  return all;
}

// A node in common makes all that follow common: the last ones tell.
inline bool areApart(const StackLi &a, const StackLi &b) {
  auto last = [](const StackLi &stack) {
    const StackLi::Node *node = stack.topOfStack_;
    for (int i = 0; node && node->next && i < stack.size_; ++i)
      node = node->next;
    return node;
  };
  return !last(a) || last(a) != last(b);
}

inline std::vector<int> withoutTop(std::vector<int> elements) {
  if (!elements.empty())
    elements.erase(elements.begin());
  return elements;
}

inline std::vector<int> with(std::vector<int> elements, int x) {
  elements.insert(elements.begin(), x);
  return elements;
}

}  // namespace stack_li_spec

template <> struct eclat::Spec<StackLi> {
  static constexpr auto laws = "copy independence self-assignment move equality const strong-guarantee";

  static void invariant(const StackLi &self) {
    ECLAT_INVARIANT(self.size_ >= 0);
    ECLAT_INVARIANT(static_cast<long long>(stack_li_spec::elements(self).size()) == self.size_);
  }

  static auto constructor() {
    return [](const StackLi &made) { ECLAT_ENSURES(made.topOfStack_ == nullptr && made.size_ == 0); };
  }

  static auto constructor(const StackLi &other) {
    return [&other, before = stack_li_spec::elements(other)](const StackLi &made) {
      ECLAT_ENSURES(stack_li_spec::elements(made) == before);
      ECLAT_ENSURES(stack_li_spec::elements(other) == before);
      ECLAT_ENSURES(stack_li_spec::areApart(made, other));
    };
  }

  static auto operator_assign(const StackLi &self, const StackLi &other) {
    return [&self, &other, before = stack_li_spec::elements(other)](const StackLi &result) {
      ECLAT_ENSURES(&result == &self);
      ECLAT_ENSURES(stack_li_spec::elements(self) == before);
      ECLAT_ENSURES(stack_li_spec::elements(other) == before);
      ECLAT_ENSURES(&self == &other || stack_li_spec::areApart(self, other));
    };
  }

  static auto push(const StackLi &self, int x) {
    return [&self, x, before = stack_li_spec::elements(self)] {
      ECLAT_ENSURES(stack_li_spec::elements(self) == stack_li_spec::with(before, x));
    };
  }

  static auto pop(const StackLi &self) {
    ECLAT_THROWS(StackLiUnderflow, stack_li_spec::elements(self).empty());
    return [&self, before = stack_li_spec::elements(self)] {
      ECLAT_ENSURES(stack_li_spec::elements(self) == stack_li_spec::withoutTop(before));
    };
  }

  static auto top(const StackLi &self) {
    ECLAT_THROWS(StackLiUnderflow, stack_li_spec::elements(self).empty());
    return [&self, before = stack_li_spec::elements(self)](int result) {
      ECLAT_ENSURES(!before.empty() && result == before.front());
      ECLAT_ENSURES(stack_li_spec::elements(self) == before);
    };
  }

  static auto topAndPop(const StackLi &self) {
    ECLAT_THROWS(StackLiUnderflow, stack_li_spec::elements(self).empty());
    return [&self, before = stack_li_spec::elements(self)](int result) {
      ECLAT_ENSURES(!before.empty() && result == before.front());
      ECLAT_ENSURES(stack_li_spec::elements(self) == stack_li_spec::withoutTop(before));
    };
  }

  static auto isEmpty(const StackLi &self) {
    return [&self, before = stack_li_spec::elements(self)](bool result) {
      ECLAT_ENSURES(result == before.empty());
      ECLAT_ENSURES(stack_li_spec::elements(self) == before);
    };
  }

  static auto isFull(const StackLi &self) {
    return [&self, before = stack_li_spec::elements(self)](bool result) {
      ECLAT_ENSURES(!result);
      ECLAT_ENSURES(stack_li_spec::elements(self) == before);
    };
  }

  static auto size(const StackLi &self) {
    return [&self, before = stack_li_spec::elements(self)](int result) {
      ECLAT_ENSURES(result == static_cast<long long>(before.size()));
      ECLAT_ENSURES(stack_li_spec::elements(self) == before);
    };
  }

  static auto makeEmpty(const StackLi &self) {
    return [&self] { ECLAT_ENSURES(self.topOfStack_ == nullptr && self.size_ == 0); };
  }

  static auto operator_equal(const StackLi &self, const StackLi &other) {
    return [&self, &other, left = stack_li_spec::elements(self), right = stack_li_spec::elements(other)](bool result) {
      ECLAT_ENSURES(result == (left == right));
      ECLAT_ENSURES(stack_li_spec::elements(self) == left && stack_li_spec::elements(other) == right);
    };
  }

  static auto operator_not_equal(const StackLi &self, const StackLi &other) {
    return [&self, &other, left = stack_li_spec::elements(self), right = stack_li_spec::elements(other)](bool result) {
      ECLAT_ENSURES(result == (left != right));
      ECLAT_ENSURES(stack_li_spec::elements(self) == left && stack_li_spec::elements(other) == right);
    };
  }
};
