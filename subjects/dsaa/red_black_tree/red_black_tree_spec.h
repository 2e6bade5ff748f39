#pragma once

#include "red_black_tree.h"

#include <eclat/spec.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <tuple>
#include <utility>
#include <vector>

namespace red_black_tree_spec {

// What is in a tree, which may be in disorder: of one with more nodes than it says, `isWhole` is false.
struct Walk {
  bool isWhole = true, knowParents = true, areRedsApart = true;
  std::vector<int> inOrder;
  std::vector<std::pair<int, bool>> preOrder;  // with the colours: elements, colours and shape
  std::vector<int> blackHeights;               // black nodes on each way from the root to a missing child
  std::vector<const void *> nodes;
};

inline Walk walk(const RedBlackTree &tree) {
  using Node = RedBlackTree::Node;
  Walk seen;
  if (!tree.nil_)
    return seen;
  std::vector<std::pair<const Node *, int>> open;
  const Node *node = tree.root_, *parent = tree.nil_;
  int blacks = 0;
  while (true) {
    while (node && node != tree.nil_) {
      if (static_cast<long long>(seen.nodes.size()) >= tree.size_) {
        seen.isWhole = false;
        return seen;
      }
      seen.nodes.push_back(node);
      seen.preOrder.push_back({node->element, node->isRed});
      seen.knowParents = seen.knowParents && node->parent == parent;
      seen.areRedsApart = seen.areRedsApart && !(node->isRed && parent->isRed);
      blacks += !node->isRed;
      open.push_back({node, blacks});
      parent = node;
      node = node->child[0];
    }
    seen.isWhole = seen.isWhole && node;  // not a null pointer but nil_
    seen.blackHeights.push_back(blacks);
    if (open.empty())
      return seen;
    std::tie(parent, blacks) = open.back();
    open.pop_back();
    seen.inOrder.push_back(parent->element);
    node = parent->child[1];
  }
}

inline std::vector<std::pair<int, bool>> shape(const RedBlackTree &tree) { return walk(tree).preOrder; }

inline bool areApart(const RedBlackTree &a, const RedBlackTree &b) {
  std::vector<const void *> left = walk(a).nodes, right = walk(b).nodes, both;
  left.push_back(a.nil_);
  right.push_back(b.nil_);
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

}  // namespace red_black_tree_spec

template <> struct eclat::Spec<RedBlackTree> {
  static constexpr auto laws = "copy independence self-assignment move const";

  static void invariant(const RedBlackTree &self) {
    auto seen = red_black_tree_spec::walk(self);
    ECLAT_INVARIANT(self.size_ >= 0);
    ECLAT_INVARIANT(self.nil_ && !self.nil_->isRed && self.nil_->parent == self.nil_);
    ECLAT_INVARIANT(self.nil_ && self.nil_->child[0] == self.nil_ && self.nil_->child[1] == self.nil_);
    ECLAT_INVARIANT(seen.isWhole && static_cast<long long>(seen.nodes.size()) == self.size_);
    ECLAT_INVARIANT(seen.knowParents);
    // The elements of a search tree strictly ascend.
    ECLAT_INVARIANT(std::adjacent_find(seen.inOrder.begin(), seen.inOrder.end(), std::greater_equal<int>()) ==
                    seen.inOrder.end());
    ECLAT_INVARIANT(!red_black_tree_spec::has(seen.inOrder, self.notFound_));
    ECLAT_INVARIANT(self.root_ && !self.root_->isRed);
    ECLAT_INVARIANT(seen.areRedsApart);
    ECLAT_INVARIANT(std::adjacent_find(seen.blackHeights.begin(), seen.blackHeights.end(), std::not_equal_to<int>()) ==
                    seen.blackHeights.end());
  }

  static auto constructor(int notFound) {
    return [notFound](const RedBlackTree &made) {
      ECLAT_ENSURES(made.root_ == made.nil_ && made.size_ == 0);
      ECLAT_ENSURES(made.notFound_ == notFound);
    };
  }

  static auto constructor(const RedBlackTree &other) {
    return [&other, before = red_black_tree_spec::shape(other), notFound = other.notFound_](const RedBlackTree &made) {
      ECLAT_ENSURES(red_black_tree_spec::shape(made) == before && made.notFound_ == notFound);
      ECLAT_ENSURES(red_black_tree_spec::shape(other) == before && other.notFound_ == notFound);
      ECLAT_ENSURES(red_black_tree_spec::areApart(made, other));
    };
  }

  static auto operator_assign(const RedBlackTree &self, const RedBlackTree &other) {
    return [&self, &other, before = red_black_tree_spec::shape(other),
            notFound = other.notFound_](const RedBlackTree &result) {
      ECLAT_ENSURES(&result == &self);
      ECLAT_ENSURES(red_black_tree_spec::shape(self) == before && self.notFound_ == notFound);
      ECLAT_ENSURES(red_black_tree_spec::shape(other) == before && other.notFound_ == notFound);
      ECLAT_ENSURES(&self == &other || red_black_tree_spec::areApart(self, other));
    };
  }

  static auto insert(const RedBlackTree &self, int x) {
    ECLAT_REQUIRES(x != self.notFound_);
    return [&self, x, before = red_black_tree_spec::walk(self), notFound = self.notFound_] {
      auto after = red_black_tree_spec::walk(self);
      ECLAT_ENSURES(after.inOrder == red_black_tree_spec::with(before.inOrder, x));
      ECLAT_ENSURES(!red_black_tree_spec::has(before.inOrder, x) || after.preOrder == before.preOrder);
      ECLAT_ENSURES(self.notFound_ == notFound);
    };
  }

  static auto remove(const RedBlackTree &self, int x) {
    return [&self, x, before = red_black_tree_spec::walk(self), notFound = self.notFound_] {
      auto after = red_black_tree_spec::walk(self);
      ECLAT_ENSURES(after.inOrder == red_black_tree_spec::without(before.inOrder, x));
      ECLAT_ENSURES(red_black_tree_spec::has(before.inOrder, x) || after.preOrder == before.preOrder);
      ECLAT_ENSURES(self.notFound_ == notFound);
    };
  }

  static auto find(const RedBlackTree &self, int x) {
    return [&self, x, before = red_black_tree_spec::walk(self), notFound = self.notFound_](int result) {
      ECLAT_ENSURES(result == (red_black_tree_spec::has(before.inOrder, x) ? x : notFound));
      ECLAT_ENSURES(red_black_tree_spec::shape(self) == before.preOrder && self.notFound_ == notFound);
    };
  }

  static auto findMin(const RedBlackTree &self) {
    return [&self, before = red_black_tree_spec::walk(self), notFound = self.notFound_](int result) {
      ECLAT_ENSURES(result == (before.inOrder.empty() ? notFound : before.inOrder.front()));
      ECLAT_ENSURES(red_black_tree_spec::shape(self) == before.preOrder && self.notFound_ == notFound);
    };
  }

  static auto findMax(const RedBlackTree &self) {
    return [&self, before = red_black_tree_spec::walk(self), notFound = self.notFound_](int result) {
      ECLAT_ENSURES(result == (before.inOrder.empty() ? notFound : before.inOrder.back()));
      ECLAT_ENSURES(red_black_tree_spec::shape(self) == before.preOrder && self.notFound_ == notFound);
    };
  }

  static auto findNext(const RedBlackTree &self, int x) {
    return [&self, x, before = red_black_tree_spec::walk(self), notFound = self.notFound_](int result) {
      auto next = std::upper_bound(before.inOrder.begin(), before.inOrder.end(), x);
      ECLAT_ENSURES(result == (next == before.inOrder.end() ? notFound : *next));
      ECLAT_ENSURES(red_black_tree_spec::shape(self) == before.preOrder && self.notFound_ == notFound);
    };
  }

  static auto isEmpty(const RedBlackTree &self) {
    return [&self, before = red_black_tree_spec::shape(self)](bool result) {
      ECLAT_ENSURES(result == before.empty());
      ECLAT_ENSURES(red_black_tree_spec::shape(self) == before);
    };
  }

  static auto size(const RedBlackTree &self) {
    return [&self, before = red_black_tree_spec::shape(self)](int result) {
      ECLAT_ENSURES(result == static_cast<long long>(before.size()));
      ECLAT_ENSURES(red_black_tree_spec::shape(self) == before);
    };
  }

  static auto makeEmpty(const RedBlackTree &self) {
    return [&self, notFound = self.notFound_] {
      ECLAT_ENSURES(self.root_ == self.nil_ && self.size_ == 0);
      ECLAT_ENSURES(self.notFound_ == notFound);
    };
  }

  static auto inOrder(const RedBlackTree &self) {
    return [&self, before = red_black_tree_spec::walk(self)](const std::vector<int> &result) {
      ECLAT_ENSURES(result == before.inOrder);
      ECLAT_ENSURES(red_black_tree_spec::shape(self) == before.preOrder);
    };
  }
};
