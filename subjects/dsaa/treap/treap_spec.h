#pragma once

#include "treap.h"

#include <eclat/spec.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>
#include <vector>

namespace treap_spec {

// What is in a treap, which may be in disorder: of one with more nodes than it says, `isWhole` is false.
struct Walk {
  bool isWhole = true, isHeap = true;
  std::vector<int> inOrder;
  std::vector<std::pair<int, int>> preOrder;  // with the priorities: elements, priorities and shape
  std::vector<const void *> nodes;
};

inline Walk walk(const Treap &treap) {
  Walk seen;
  std::vector<const Treap::Node *> open;
  const Treap::Node *node = treap.root_;
  while (node || !open.empty()) {
    for (; node; node = node->left) {
      if (static_cast<long long>(seen.nodes.size()) >= treap.size_) {
        seen.isWhole = false;
        return seen;
      }
      seen.nodes.push_back(node);
      seen.preOrder.push_back({node->element, node->priority});
      seen.isHeap = seen.isHeap && (!node->left || node->left->priority >= node->priority) &&
                    (!node->right || node->right->priority >= node->priority);
      open.push_back(node);
    }
    node = open.back();
    open.pop_back();
    seen.inOrder.push_back(node->element);
    node = node->right;
  }
  return seen;
}

inline std::vector<std::pair<int, int>> shape(const Treap &treap) { return walk(treap).preOrder; }

// The elements with their priorities, in ascending order, without `x`.
inline std::vector<std::pair<int, int>> othersThan(int x, std::vector<std::pair<int, int>> nodes) {
  nodes.erase(std::remove_if(nodes.begin(), nodes.end(), [x](auto &node) { return node.first == x; }), nodes.end());
  std::sort(nodes.begin(), nodes.end());
  return nodes;
}

inline bool areApart(const Treap &a, const Treap &b) {
  std::vector<const void *> left = walk(a).nodes, right = walk(b).nodes, both;
  std::sort(left.begin(), left.end());
  std::sort(right.begin(), right.end());
  std::set_intersection(left.begin(), left.end(), right.begin(), right.end(), std::back_inserter(both));
  return both.empty();
}

inline bool has(const std::vector<int> &elements, int x) {
  return std::find(elements.begin(), elements.end(), x) != elements.end();
}
inline std::vector<int> with(std::vector<int> sorted, int x) {
  auto place = std::lower_bound(sorted.begin(), sorted.end(), x);
  if (place == sorted.end() || *place != x)
    sorted.insert(place, x);
  return sorted;
}
inline std::vector<int> without(std::vector<int> elements, int x) {
  elements.erase(std::remove(elements.begin(), elements.end(), x), elements.end());
  return elements;
}

}  // namespace treap_spec

template <> struct eclat::Spec<Treap> {
  static constexpr auto laws = "copy independence self-assignment move const";

  static void invariant(const Treap &self) {
    auto seen = treap_spec::walk(self);
    ECLAT_INVARIANT(self.size_ >= 0);
    ECLAT_INVARIANT(seen.isWhole && static_cast<long long>(seen.nodes.size()) == self.size_);
    // The elements of a search tree strictly ascend.
    ECLAT_INVARIANT(std::adjacent_find(seen.inOrder.begin(), seen.inOrder.end(), std::greater_equal<int>()) ==
                    seen.inOrder.end());
    ECLAT_INVARIANT(seen.isHeap);
    ECLAT_INVARIANT(self.lot_ >= 1 && self.lot_ <= 2147483646);
  }

  static auto constructor() {
    return [](const Treap &made) { ECLAT_ENSURES(made.root_ == nullptr && made.size_ == 0 && made.lot_ == 1); };
  }

  static auto constructor(const Treap &other) {
    return [&other, before = treap_spec::shape(other), lot = other.lot_](const Treap &made) {
      ECLAT_ENSURES(treap_spec::shape(made) == before && made.lot_ == lot);
      ECLAT_ENSURES(treap_spec::shape(other) == before && other.lot_ == lot);
      ECLAT_ENSURES(treap_spec::areApart(made, other));
    };
  }

  static auto operator_assign(const Treap &self, const Treap &other) {
    return [&self, &other, before = treap_spec::shape(other), lot = other.lot_](const Treap &result) {
      ECLAT_ENSURES(&result == &self);
      ECLAT_ENSURES(treap_spec::shape(self) == before && self.lot_ == lot);
      ECLAT_ENSURES(treap_spec::shape(other) == before && other.lot_ == lot);
      ECLAT_ENSURES(&self == &other || treap_spec::areApart(self, other));
    };
  }

  static auto insert(const Treap &self, int x) {
    return [&self, x, before = treap_spec::walk(self)](bool result) {
      auto after = treap_spec::walk(self);
      ECLAT_ENSURES(result == !treap_spec::has(before.inOrder, x));
      ECLAT_ENSURES(after.inOrder == treap_spec::with(before.inOrder, x));
      ECLAT_ENSURES(treap_spec::othersThan(x, after.preOrder) == treap_spec::othersThan(x, before.preOrder));
      ECLAT_ENSURES(result || after.preOrder == before.preOrder);
    };
  }

  static auto remove(const Treap &self, int x) {
    return [&self, x, before = treap_spec::walk(self)](bool result) {
      auto after = treap_spec::walk(self);
      ECLAT_ENSURES(result == treap_spec::has(before.inOrder, x));
      ECLAT_ENSURES(after.inOrder == treap_spec::without(before.inOrder, x));
      ECLAT_ENSURES(treap_spec::othersThan(x, after.preOrder) == treap_spec::othersThan(x, before.preOrder));
      ECLAT_ENSURES(result || after.preOrder == before.preOrder);
    };
  }

  static auto contains(const Treap &self, int x) {
    return [&self, x, before = treap_spec::walk(self)](bool result) {
      ECLAT_ENSURES(result == treap_spec::has(before.inOrder, x));
      ECLAT_ENSURES(treap_spec::shape(self) == before.preOrder);
    };
  }

  static auto findMin(const Treap &self) {
    ECLAT_REQUIRES(self.root_ != nullptr);
    return [&self, before = treap_spec::walk(self)](int result) {
      ECLAT_ENSURES(!before.inOrder.empty() && result == before.inOrder.front());
      ECLAT_ENSURES(treap_spec::shape(self) == before.preOrder);
    };
  }

  static auto findMax(const Treap &self) {
    ECLAT_REQUIRES(self.root_ != nullptr);
    return [&self, before = treap_spec::walk(self)](int result) {
      ECLAT_ENSURES(!before.inOrder.empty() && result == before.inOrder.back());
      ECLAT_ENSURES(treap_spec::shape(self) == before.preOrder);
    };
  }

  static auto countBelow(const Treap &self, int x) {
    return [&self, x, before = treap_spec::walk(self)](int result) {
      ECLAT_ENSURES(result ==
                    std::count_if(before.inOrder.begin(), before.inOrder.end(), [x](int y) { return y < x; }));
      ECLAT_ENSURES(treap_spec::shape(self) == before.preOrder);
    };
  }

  static auto isEmpty(const Treap &self) {
    return [&self, before = treap_spec::shape(self)](bool result) {
      ECLAT_ENSURES(result == before.empty());
      ECLAT_ENSURES(treap_spec::shape(self) == before);
    };
  }

  static auto size(const Treap &self) {
    return [&self, before = treap_spec::shape(self)](int result) {
      ECLAT_ENSURES(result == static_cast<long long>(before.size()));
      ECLAT_ENSURES(treap_spec::shape(self) == before);
    };
  }

  static auto makeEmpty(const Treap &self) {
    return [&self] { ECLAT_ENSURES(self.root_ == nullptr && self.size_ == 0); };
  }

  static auto inOrder(const Treap &self) {
    return [&self, before = treap_spec::walk(self)](const std::vector<int> &result) {
      ECLAT_ENSURES(result == before.inOrder);
      ECLAT_ENSURES(treap_spec::shape(self) == before.preOrder);
    };
  }
};
