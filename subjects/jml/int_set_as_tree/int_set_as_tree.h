#pragma once

#include <memory>
#include <vector>

// A set of ints, kept in a binary search tree that is not balanced: its shape depends on the order of insertions.
class IntSetAsTree {
public:
  IntSetAsTree() = default;
  explicit IntSetAsTree(const std::vector<int> &values);
  IntSetAsTree(const IntSetAsTree &other);
  IntSetAsTree &operator=(const IntSetAsTree &other);
  ~IntSetAsTree() { clear(); }

  int size() const { return size_; }
  bool isEmpty() const { return size_ == 0; }
  bool contains(int value) const;

  // Adds `value` and returns true; returns false if it is in the set already.
  bool insert(int value);

  // Adds all elements of `other`, which may be this set.
  void insertAll(const IntSetAsTree &other);

  // Takes `value` out and returns true; returns false if it is not in the set.
  bool remove(int value);

  // Takes out all elements.
  void clear();

  // The least and the greatest element. The set must not be empty.
  int smallest() const;
  int largest() const;

  // Whether all elements of `other` are in this set.
  bool includes(const IntSetAsTree &other) const;

  // The elements, from the least to the greatest.
  std::vector<int> toVector() const;

  // The same elements.
  bool operator==(const IntSetAsTree &other) const { return size_ == other.size_ && includes(other); }
  bool operator!=(const IntSetAsTree &other) const { return !(*this == other); }

private:
  struct Node {
    int value;
    std::unique_ptr<Node> left, right;
  };

  // Where the node with `value` hangs, or would hang.
  const std::unique_ptr<Node> *find(int value) const;
  std::unique_ptr<Node> *find(int value) {
    return const_cast<std::unique_ptr<Node> *>(static_cast<const IntSetAsTree *>(this)->find(value));
  }

  std::unique_ptr<Node> root_;
  int size_ = 0;
};
