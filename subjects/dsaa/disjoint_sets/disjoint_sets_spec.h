#pragma once

#include "disjoint_sets.h"

#include <eclat/spec.h>

#include <algorithm>
#include <vector>

namespace disjoint_sets_spec {

inline bool isElement(const DisjointSets &sets, int x) {
  return x >= 0 && x < static_cast<long long>(sets.links_.size());
}

// Where the links lead from `x`.
struct Way {
  int root = -1;           // none: they lead nowhere or in a circle
  std::size_t length = 0;  // numbers on it, with `x` and the root
};

inline Way way(const DisjointSets &sets, int x) {
  for (std::size_t length = 1; length <= sets.links_.size() && isElement(sets, x); ++length) {
    if (sets.links_[x] < 0)
      return {x, length};
    x = sets.links_[x];
  }
  return {};
}

// The numbers on it; empty if there is no root.
inline std::vector<int> passed(const DisjointSets &sets, int x) {
  std::vector<int> all(way(sets, x).length);
  for (int &number : all) {
    number = x;
    x = sets.links_[x];
  }
  return all;
}

inline int root(const DisjointSets &sets, int x) { return way(sets, x).root; }

// The root of each number: this is all that there is to know about the sets.
inline std::vector<int> roots(const DisjointSets &sets) {
  std::vector<int> all;
  for (int x = 0; isElement(sets, x); ++x)
    all.push_back(root(sets, x));
  return all;
}

inline long long count(const std::vector<int> &roots, int root) { return std::count(roots.begin(), roots.end(), root); }

// After the union of the sets with these roots. The larger one keeps its root.
inline std::vector<int> united(std::vector<int> roots, int root1, int root2) {
  int winner = count(roots, root2) > count(roots, root1) ? root2 : root1;
  for (int &root : roots)
    if (root == root1 || root == root2)
      root = winner;
  return roots;
}

inline long long countRoots(const std::vector<int> &roots) {
  long long found = 0;
  for (std::size_t i = 0; i < roots.size(); ++i)
    found += roots[i] == static_cast<long long>(i);
  return found;
}

}  // namespace disjoint_sets_spec

template <> struct eclat::Spec<DisjointSets> {
  static constexpr auto laws = "copy independence self-assignment move const";

  static void invariant(const DisjointSets &self) {
    const long long size = static_cast<long long>(self.links_.size());
    ECLAT_INVARIANT(size <= DisjointSets::kMaxElements);
    std::vector<long long> members(self.links_.size());
    bool allHaveRoots = true;
    for (int x = 0; x < size; ++x) {
      int root = disjoint_sets_spec::root(self, x);
      allHaveRoots = allHaveRoots && root >= 0;
      if (root >= 0)
        ++members[root];
    }
    ECLAT_INVARIANT(allHaveRoots);
    bool rootsKnowSizes = true, areLow = true;
    long long roots = 0;
    for (int x = 0; x < size; ++x) {
      if (self.links_[x] < 0) {
        ++roots;
        rootsKnowSizes = rootsKnowSizes && -static_cast<long long>(self.links_[x]) == members[x];
      }
      // A way of n steps leads to a root of 2^n numbers or more, as the smaller set is hung below the larger one.
      auto [root, length] = disjoint_sets_spec::way(self, x);
      areLow = areLow && root >= 0 && length <= 20 && (1LL << (length - 1)) <= members[root];
    }
    ECLAT_INVARIANT(rootsKnowSizes);
    ECLAT_INVARIANT(areLow);
    ECLAT_INVARIANT(self.sets_ == roots);
  }

  static auto constructor(int elements) {
    ECLAT_REQUIRES(elements >= 0 && elements <= DisjointSets::kMaxElements);
    return [elements](const DisjointSets &made) {
      ECLAT_ENSURES(made.links_ == std::vector<int>(elements, -1));
      ECLAT_ENSURES(made.sets_ == elements);
    };
  }

  static auto constructor(const DisjointSets &other) {
    return [&other, links = other.links_, sets = other.sets_](const DisjointSets &made) {
      ECLAT_ENSURES(made.links_ == links && made.sets_ == sets);
      ECLAT_ENSURES(other.links_ == links && other.sets_ == sets);
    };
  }

  static auto operator_assign(const DisjointSets &self, const DisjointSets &other) {
    return [&self, &other, links = other.links_, sets = other.sets_](const DisjointSets &result) {
      ECLAT_ENSURES(&result == &self);
      ECLAT_ENSURES(self.links_ == links && self.sets_ == sets);
      ECLAT_ENSURES(other.links_ == links && other.sets_ == sets);
    };
  }

  static auto find(const DisjointSets &self, int x) {
    ECLAT_REQUIRES(disjoint_sets_spec::isElement(self, x));
    return [&self, x, before = disjoint_sets_spec::roots(self), way = disjoint_sets_spec::passed(self, x),
            links = self.links_](int result) {
      ECLAT_ENSURES(result == before[x]);
      ECLAT_ENSURES(disjoint_sets_spec::roots(self) == before);
      // What was on the way now hangs below the root; the rest is as it was.
      std::vector<int> expected = links;
      for (int passed : way)
        if (passed != before[x])
          expected[passed] = before[x];
      ECLAT_ENSURES(self.links_ == expected);
    };
  }

  static auto unionSets(const DisjointSets &self, int root1, int root2) {
    ECLAT_REQUIRES(disjoint_sets_spec::isElement(self, root1) && self.links_[root1] < 0);
    ECLAT_REQUIRES(disjoint_sets_spec::isElement(self, root2) && self.links_[root2] < 0);
    ECLAT_REQUIRES(root1 != root2);
    return [&self, root1, root2, before = disjoint_sets_spec::roots(self)] {
      ECLAT_ENSURES(disjoint_sets_spec::roots(self) == disjoint_sets_spec::united(before, root1, root2));
    };
  }

  static auto join(const DisjointSets &self, int x, int y) {
    ECLAT_REQUIRES(disjoint_sets_spec::isElement(self, x));
    ECLAT_REQUIRES(disjoint_sets_spec::isElement(self, y));
    return [&self, x, y, before = disjoint_sets_spec::roots(self)](bool result) {
      ECLAT_ENSURES(result == (before[x] != before[y]));
      ECLAT_ENSURES(disjoint_sets_spec::roots(self) == disjoint_sets_spec::united(before, before[x], before[y]));
    };
  }

  static auto areJoined(const DisjointSets &self, int x, int y) {
    ECLAT_REQUIRES(disjoint_sets_spec::isElement(self, x));
    ECLAT_REQUIRES(disjoint_sets_spec::isElement(self, y));
    return [&self, x, y, before = self.links_](bool result) {
      ECLAT_ENSURES(result == (disjoint_sets_spec::root(self, x) == disjoint_sets_spec::root(self, y)));
      ECLAT_ENSURES(self.links_ == before);
    };
  }

  static auto sizeOfSet(const DisjointSets &self, int x) {
    ECLAT_REQUIRES(disjoint_sets_spec::isElement(self, x));
    return [&self, x, before = self.links_](int result) {
      std::vector<int> roots = disjoint_sets_spec::roots(self);
      ECLAT_ENSURES(result == disjoint_sets_spec::count(roots, roots[x]));
      ECLAT_ENSURES(self.links_ == before);
    };
  }

  static auto isRoot(const DisjointSets &self, int x) {
    ECLAT_REQUIRES(disjoint_sets_spec::isElement(self, x));
    return [&self, x, before = self.links_](bool result) {
      ECLAT_ENSURES(result == (disjoint_sets_spec::root(self, x) == x));
      ECLAT_ENSURES(self.links_ == before);
    };
  }

  static auto size(const DisjointSets &self) {
    return [&self, before = self.links_](int result) {
      ECLAT_ENSURES(result == static_cast<long long>(before.size()));
      ECLAT_ENSURES(self.links_ == before);
    };
  }

  static auto countSets(const DisjointSets &self) {
    return [&self, before = self.links_](int result) {
      ECLAT_ENSURES(result == disjoint_sets_spec::countRoots(disjoint_sets_spec::roots(self)));
      ECLAT_ENSURES(self.links_ == before);
    };
  }

  static auto separate(const DisjointSets &self) {
    return [&self, size = self.links_.size()] {
      ECLAT_ENSURES(self.links_ == std::vector<int>(size, -1));
      ECLAT_ENSURES(self.sets_ == static_cast<long long>(size));
    };
  }
};
