#pragma once

#include <vector>

// The numbers 0 .. size() - 1, divided into sets that have no number in common. At first every number is alone in its
// set. Sets can be united but not divided again. Each set is a tree of parent links; its root is the name of the set.
// The smaller set is hung below the root of the larger one, and `find` shortens the ways that it went.
//
// Callers must only use numbers that are there: 0 <= x < size().
class DisjointSets {
public:
  static constexpr int kMaxElements = 1000;

  // Callers must not ask for less than 0 or more than kMaxElements elements.
  explicit DisjointSets(int elements) : links_(elements, -1), sets_(elements) {}
  DisjointSets(const DisjointSets &other) = default;  // a move is a copy
  DisjointSets &operator=(const DisjointSets &other) = default;

  // The root of the set that `x` is in. Afterwards all that was on the way hangs directly below it.
  int find(int x);

  // Unites the sets with these roots, which must be roots and not the same. The root of the larger set is the root of
  // the union; the first one if both are equally large.
  void unionSets(int root1, int root2);

  // Unites the sets that `x` and `y` are in, as unionSets does; nothing happens if it is the same set. Tells whether
  // there was something to unite.
  bool join(int x, int y);

  // Whether `x` and `y` are in the same set.
  bool areJoined(int x, int y) const { return rootOf(x) == rootOf(y); }
  // How many numbers are in the set of `x`.
  int sizeOfSet(int x) const { return -links_[rootOf(x)]; }
  // Whether `x` is the root of its set.
  bool isRoot(int x) const { return links_[x] < 0; }

  int size() const { return static_cast<int>(links_.size()); }
  int countSets() const { return sets_; }

  // Every number is alone again.
  void separate() {
    links_.assign(links_.size(), -1);
    sets_ = size();
  }

private:
  int rootOf(int x) const {
    while (links_[x] >= 0)
      x = links_[x];
    return x;
  }

  std::vector<int> links_;  // the parent; for a root how many are in its set, negated
  int sets_;
};

inline int DisjointSets::find(int x) {
  int root = rootOf(x);
  while (x != root) {
    int parent = links_[x];
    links_[x] = root;
    x = parent;
  }
  return root;
}

inline void DisjointSets::unionSets(int root1, int root2) {
  int upper = root1, lower = root2;
  if (links_[root2] < links_[root1]) {
    upper = root2;
    lower = root1;
  }
  links_[upper] += links_[lower];
  links_[lower] = upper;
  --sets_;
}

inline bool DisjointSets::join(int x, int y) {
  int root1 = find(x), root2 = find(y);
  if (root1 == root2)
    return false;
  unionSets(root1, root2);
  return true;
}
