#pragma once

#include "bounded_stack.h"

#include <algorithm>
#include <eclat/spec.h>
#include <stdexcept>
#include <vector>

namespace bounded_stack {

using Items = std::vector<int>;

// Bottom first. Of a broken stack what can be read.
inline Items items(const BoundedStack &stack) {
  int count = std::clamp(stack.numElems, 0, 2);
  return stack.elems ? Items(stack.elems, stack.elems + count) : Items();
}

template <class Then> auto unchanged(const BoundedStack &self, Then then) {
  return [&self, then, before = items(self)](auto result) {
    ECLAT_ENSURES(items(self) == before);
    then(result);
  };
}

}  // namespace bounded_stack

template <> struct eclat::Spec<BoundedStack> {
  static void invariant(const BoundedStack &self) {
    ECLAT_INVARIANT(self.elems != nullptr);
    ECLAT_INVARIANT(self.max == 2);
    ECLAT_INVARIANT(self.numElems >= 0 && self.numElems <= self.max);
    bounded_stack::Items all = bounded_stack::items(self);
    ECLAT_INVARIANT(all.size() < 2 || all[0] != all[1]);
  }

  static auto constructor() {
    return [](const BoundedStack &made) { ECLAT_ENSURES(bounded_stack::items(made).empty()); };
  }

  static auto getNumberOfElements(const BoundedStack &self) {
    return bounded_stack::unchanged(self, [&self](int result) { ECLAT_ENSURES(result == self.numElems); });
  }
  static auto getArray(const BoundedStack &self) {
    return bounded_stack::unchanged(self, [&self](const int *result) { ECLAT_ENSURES(result == self.elems); });
  }
  static auto maxSize(const BoundedStack &self) {
    return bounded_stack::unchanged(self, [](int result) { ECLAT_ENSURES(result == 2); });
  }
  static auto isFull(const BoundedStack &self) {
    return bounded_stack::unchanged(
        self, [&self](bool result) { ECLAT_ENSURES(result == (bounded_stack::items(self).size() == 2)); });
  }
  static auto isEmpty(const BoundedStack &self) {
    return bounded_stack::unchanged(
        self, [&self](bool result) { ECLAT_ENSURES(result == bounded_stack::items(self).empty()); });
  }
  static auto isMember(const BoundedStack &self, int k) {
    return bounded_stack::unchanged(self, [&self, k](bool result) {
      bounded_stack::Items all = bounded_stack::items(self);
      ECLAT_ENSURES(result == (std::find(all.begin(), all.end(), k) != all.end()));
    });
  }

  static auto push(const BoundedStack &self, int k) {
    bounded_stack::Items expected = bounded_stack::items(self);
    auto at = std::find(expected.begin(), expected.end(), k);
    bool isKnown = at != expected.end(), isIgnored = !isKnown && expected.size() == 2;
    if (isKnown)
      expected.erase(at);
    if (!isIgnored)
      expected.push_back(k);
    return [&self, expected] { ECLAT_ENSURES(bounded_stack::items(self) == expected); };
  }

  static auto top(const BoundedStack &self) {
    ECLAT_THROWS(std::out_of_range, bounded_stack::items(self).empty());
    return bounded_stack::unchanged(
        self, [&self](int result) { ECLAT_ENSURES(result == bounded_stack::items(self).back()); });
  }

  static auto pop(const BoundedStack &self) {
    bounded_stack::Items expected = bounded_stack::items(self);
    if (!expected.empty())
      expected.pop_back();
    return [&self, expected] { ECLAT_ENSURES(bounded_stack::items(self) == expected); };
  }

  static auto equals(const BoundedStack &self, const BoundedStack *s) {
    return bounded_stack::unchanged(self, [&self, s](bool result) {
      ECLAT_ENSURES(result == (s && bounded_stack::items(*s) == bounded_stack::items(self)));
    });
  }
};
