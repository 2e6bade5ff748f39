#pragma once

#include "binary_search_tree.h"

#include <eclat/spec.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <tuple>
#include <utility>
#include <vector>

namespace binary_search_tree_spec {

// What is in a tree, which may be in disorder: of one with more nodes than it says, `isWhole` is false.
struct Walk {
  bool isWhole = true;
  int height = -1;
  std::vector<int> inOrder, preOrder;
  std::vector<const void *> nodes;
};

inline Walk walk(const BinarySearchTree &tree) {
  using Node = BinarySearchTree::Node;
  Walk seen;
  std::vector<std::pair<const Node *, int>> open;
  const Node *node = tree.root_;
  int depth = 0;
  while (node || !open.empty()) {
    for (; node; node = node->left, ++depth) {
      if (static_cast<long long>(seen.nodes.size()) >= tree.size_) {
        seen.isWhole = false;
        return seen;
      }
      seen.nodes.push_back(node);
      seen.preOrder.push_back(node->element);
      seen.height = std::max(seen.height, depth);
      open.push_back({node, depth});
    }
    std::tie(node, depth) = open.back();
    open.pop_back();
    seen.inOrder.push_back(node->element);
    node = node->right;
    ++depth;
  }
  return seen;
}

inline std::vector<int> elements(const BinarySearchTree &tree) { return walk(tree).inOrder; }
inline std::vector<int> shape(const BinarySearchTree &tree) { return walk(tree).preOrder; }

inline bool areApart(const BinarySearchTree &a, const BinarySearchTree &b) {
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

}  // namespace binary_search_tree_spec

template <> struct eclat::Spec<BinarySearchTree> {
  static constexpr auto laws = "copy independence self-assignment move const strong-guarantee";

  static void invariant(const BinarySearchTree &self) {
    auto seen = binary_search_tree_spec::walk(self);
    ECLAT_INVARIANT(self.size_ >= 0);
    ECLAT_INVARIANT(seen.isWhole && static_cast<long long>(seen.nodes.size()) == self.size_);
    // The elements of a search tree strictly ascend.
    ECLAT_INVARIANT(std::adjacent_find(seen.inOrder.begin(), seen.inOrder.end(), std::greater_equal<int>()) ==
                    seen.inOrder.end());
  }

  static auto constructor() {
    return [](const BinarySearchTree &made) { ECLAT_ENSURES(made.root_ == nullptr && made.size_ == 0); };
  }

  static auto constructor(const BinarySearchTree &other) {
    return [&other, before = binary_search_tree_spec::shape(other)](const BinarySearchTree &made) {
      ECLAT_ENSURES(binary_search_tree_spec::shape(made) == before);
      ECLAT_ENSURES(binary_search_tree_spec::shape(other) == before);
      ECLAT_ENSURES(binary_search_tree_spec::areApart(made, other));
    };
  }

  static auto operator_assign(const BinarySearchTree &self, const BinarySearchTree &other) {
    return [&self, &other, before = binary_search_tree_spec::shape(other)](const BinarySearchTree &result) {
      ECLAT_ENSURES(&result == &self);
      ECLAT_ENSURES(binary_search_tree_spec::shape(self) == before);
      ECLAT_ENSURES(binary_search_tree_spec::shape(other) == before);
      ECLAT_ENSURES(&self == &other || binary_search_tree_spec::areApart(self, other));
    };
  }

  static auto insert(const BinarySearchTree &self, int x) {
    return [&self, x, before = binary_search_tree_spec::walk(self)] {
      auto after = binary_search_tree_spec::walk(self);
      ECLAT_ENSURES(after.inOrder == binary_search_tree_spec::with(before.inOrder, x));
      // The other nodes stay where they are, and one that was there already does so as well.
      ECLAT_ENSURES(binary_search_tree_spec::without(after.preOrder, x) ==
                    binary_search_tree_spec::without(before.preOrder, x));
      ECLAT_ENSURES(!binary_search_tree_spec::has(before.inOrder, x) || after.preOrder == before.preOrder);
    };
  }

  static auto remove(const BinarySearchTree &self, int x) {
    return [&self, x, before = binary_search_tree_spec::walk(self)] {
      auto after = binary_search_tree_spec::walk(self);
      ECLAT_ENSURES(after.inOrder == binary_search_tree_spec::without(before.inOrder, x));
      ECLAT_ENSURES(after.height <= before.height);
      ECLAT_ENSURES(binary_search_tree_spec::has(before.inOrder, x) || after.preOrder == before.preOrder);
    };
  }

  static auto contains(const BinarySearchTree &self, int x) {
    return [&self, x, before = binary_search_tree_spec::shape(self)](bool result) {
      ECLAT_ENSURES(result == binary_search_tree_spec::has(before, x));
      ECLAT_ENSURES(binary_search_tree_spec::shape(self) == before);
    };
  }

  static auto findMin(const BinarySearchTree &self) {
    ECLAT_THROWS(EmptySearchTree, binary_search_tree_spec::elements(self).empty());
    return [&self, before = binary_search_tree_spec::walk(self)](int result) {
      ECLAT_ENSURES(!before.inOrder.empty() && result == before.inOrder.front());
      ECLAT_ENSURES(binary_search_tree_spec::shape(self) == before.preOrder);
    };
  }

  static auto findMax(const BinarySearchTree &self) {
    ECLAT_THROWS(EmptySearchTree, binary_search_tree_spec::elements(self).empty());
    return [&self, before = binary_search_tree_spec::walk(self)](int result) {
      ECLAT_ENSURES(!before.inOrder.empty() && result == before.inOrder.back());
      ECLAT_ENSURES(binary_search_tree_spec::shape(self) == before.preOrder);
    };
  }

  static auto isEmpty(const BinarySearchTree &self) {
    return [&self, before = binary_search_tree_spec::shape(self)](bool result) {
      ECLAT_ENSURES(result == before.empty());
      ECLAT_ENSURES(binary_search_tree_spec::shape(self) == before);
    };
  }

  static auto size(const BinarySearchTree &self) {
    return [&self, before = binary_search_tree_spec::shape(self)](int result) {
      ECLAT_ENSURES(result == static_cast<long long>(before.size()));
      ECLAT_ENSURES(binary_search_tree_spec::shape(self) == before);
    };
  }

  static auto height(const BinarySearchTree &self) {
    return [&self, before = binary_search_tree_spec::walk(self)](int result) {
      ECLAT_ENSURES(result == before.height);
      ECLAT_ENSURES(binary_search_tree_spec::shape(self) == before.preOrder);
    };
  }

  static auto makeEmpty(const BinarySearchTree &self) {
    return [&self] { ECLAT_ENSURES(self.root_ == nullptr && self.size_ == 0); };
  }

  static auto inOrder(const BinarySearchTree &self) {
    return [&self, before = binary_search_tree_spec::walk(self)](const std::vector<int> &result) {
      ECLAT_ENSURES(result == before.inOrder);
      ECLAT_ENSURES(binary_search_tree_spec::shape(self) == before.preOrder);
    };
  }
};
