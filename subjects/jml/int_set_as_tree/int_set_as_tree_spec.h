#pragma once

#include "int_set_as_tree.h"

#include <algorithm>
#include <eclat/spec.h>
#include <functional>
#include <set>
#include <vector>

namespace int_set_as_tree_spec {

inline constexpr std::size_t kMost = 100000;

// The elements from left to right, and one more than kMost of them if the tree has no end.
inline std::vector<int> inOrder(const IntSetAsTree &tree) {
  std::vector<int> values;
  std::vector<const IntSetAsTree::Node *> waiting;
  const IntSetAsTree::Node *node = tree.root_.get();
  while ((node || !waiting.empty()) && values.size() <= kMost) {
    for (; node; node = node->left.get()) {
      waiting.push_back(node);
      if (waiting.size() > kMost)
        return std::vector<int>(kMost + 1);
    }
    node = waiting.back();
    waiting.pop_back();
    values.push_back(node->value);
    node = node->right.get();
  }
  return values;
}

inline std::set<int> setOf(const IntSetAsTree &tree) {
  std::vector<int> values = inOrder(tree);
  return {values.begin(), values.end()};
}

inline bool isSound(const IntSetAsTree &tree) {
  std::vector<int> values = inOrder(tree);
  bool isAscending = std::adjacent_find(values.begin(), values.end(), std::greater_equal<int>()) == values.end();
  return isAscending && values.size() <= kMost && tree.size_ >= 0 &&
         static_cast<std::size_t>(tree.size_) == values.size();
}

inline std::set<int> with(std::set<int> values, const std::set<int> &more) {
  values.insert(more.begin(), more.end());
  return values;
}
inline std::set<int> without(std::set<int> values, int value) {
  values.erase(value);
  return values;
}
inline bool includes(const std::set<int> &values, const std::set<int> &others) {
  return std::includes(values.begin(), values.end(), others.begin(), others.end());
}

}  // namespace int_set_as_tree_spec

template <> struct eclat::Spec<IntSetAsTree> {
  static constexpr auto laws = "copy independence self-assignment move equality";

  static void invariant(const IntSetAsTree &self) { ECLAT_INVARIANT(int_set_as_tree_spec::isSound(self)); }

  static auto constructor() {
    return [](const IntSetAsTree &made) { ECLAT_ENSURES(int_set_as_tree_spec::setOf(made).empty()); };
  }

  static auto constructor(const std::vector<int> &values) {
    return [values](const IntSetAsTree &made) {
      ECLAT_ENSURES(int_set_as_tree_spec::setOf(made) == std::set<int>(values.begin(), values.end()));
    };
  }

  static auto constructor(const IntSetAsTree &other) {
    return [&other, before = int_set_as_tree_spec::setOf(other)](const IntSetAsTree &made) {
      ECLAT_ENSURES(int_set_as_tree_spec::setOf(made) == before);
      ECLAT_ENSURES(int_set_as_tree_spec::setOf(other) == before);
    };
  }

  static auto operator_assign(const IntSetAsTree &self, const IntSetAsTree &other) {
    return [&self, &other, before = int_set_as_tree_spec::setOf(other)](const IntSetAsTree &result) {
      ECLAT_ENSURES(int_set_as_tree_spec::setOf(self) == before);
      ECLAT_ENSURES(int_set_as_tree_spec::setOf(other) == before);
      ECLAT_ENSURES(&result == &self);
    };
  }

  static auto size(const IntSetAsTree &self) {
    return [&self, before = int_set_as_tree_spec::setOf(self)](int result) {
      ECLAT_ENSURES(result >= 0 && static_cast<std::size_t>(result) == before.size());
      ECLAT_ENSURES(int_set_as_tree_spec::setOf(self) == before);
    };
  }

  static auto isEmpty(const IntSetAsTree &self) {
    return [&self, before = int_set_as_tree_spec::setOf(self)](bool result) {
      ECLAT_ENSURES(result == before.empty());
      ECLAT_ENSURES(int_set_as_tree_spec::setOf(self) == before);
    };
  }

  static auto contains(const IntSetAsTree &self, int value) {
    return [&self, before = int_set_as_tree_spec::setOf(self), value](bool result) {
      ECLAT_ENSURES(result == (before.count(value) == 1));
      ECLAT_ENSURES(int_set_as_tree_spec::setOf(self) == before);
    };
  }

  static auto insert(const IntSetAsTree &self, int value) {
    return [&self, before = int_set_as_tree_spec::setOf(self), value](bool result) {
      ECLAT_ENSURES(result == (before.count(value) == 0));
      ECLAT_ENSURES(int_set_as_tree_spec::setOf(self) == int_set_as_tree_spec::with(before, {value}));
    };
  }

  static auto insertAll(const IntSetAsTree &self, const IntSetAsTree &other) {
    return [&self, &other, before = int_set_as_tree_spec::setOf(self), more = int_set_as_tree_spec::setOf(other)] {
      ECLAT_ENSURES(int_set_as_tree_spec::setOf(self) == int_set_as_tree_spec::with(before, more));
      ECLAT_ENSURES(int_set_as_tree_spec::setOf(other) == more);
    };
  }

  static auto remove(const IntSetAsTree &self, int value) {
    return [&self, before = int_set_as_tree_spec::setOf(self), value](bool result) {
      ECLAT_ENSURES(result == (before.count(value) == 1));
      ECLAT_ENSURES(int_set_as_tree_spec::setOf(self) == int_set_as_tree_spec::without(before, value));
    };
  }

  static auto clear(const IntSetAsTree &self) {
    return [&self] { ECLAT_ENSURES(int_set_as_tree_spec::setOf(self).empty()); };
  }

  static auto smallest(const IntSetAsTree &self) {
    auto before = int_set_as_tree_spec::setOf(self);
    ECLAT_REQUIRES(!before.empty());
    return [&self, before](int result) {
      ECLAT_ENSURES(result == *before.begin());
      ECLAT_ENSURES(int_set_as_tree_spec::setOf(self) == before);
    };
  }

  static auto largest(const IntSetAsTree &self) {
    auto before = int_set_as_tree_spec::setOf(self);
    ECLAT_REQUIRES(!before.empty());
    return [&self, before](int result) {
      ECLAT_ENSURES(result == *before.rbegin());
      ECLAT_ENSURES(int_set_as_tree_spec::setOf(self) == before);
    };
  }

  static auto includes(const IntSetAsTree &self, const IntSetAsTree &other) {
    return
        [&self, before = int_set_as_tree_spec::setOf(self), others = int_set_as_tree_spec::setOf(other)](bool result) {
          ECLAT_ENSURES(result == int_set_as_tree_spec::includes(before, others));
          ECLAT_ENSURES(int_set_as_tree_spec::setOf(self) == before);
        };
  }

  static auto toVector(const IntSetAsTree &self) {
    return [&self, before = int_set_as_tree_spec::setOf(self)](const std::vector<int> &result) {
      ECLAT_ENSURES(result == std::vector<int>(before.begin(), before.end()));
      ECLAT_ENSURES(int_set_as_tree_spec::setOf(self) == before);
    };
  }

  static auto operator_equal(const IntSetAsTree &self, const IntSetAsTree &other) {
    return [areEqual = int_set_as_tree_spec::setOf(self) == int_set_as_tree_spec::setOf(other)](bool result) {
      ECLAT_ENSURES(result == areEqual);
    };
  }

  static auto operator_not_equal(const IntSetAsTree &self, const IntSetAsTree &other) {
    return [areEqual = int_set_as_tree_spec::setOf(self) == int_set_as_tree_spec::setOf(other)](bool result) {
      ECLAT_ENSURES(result == !areEqual);
    };
  }
};
