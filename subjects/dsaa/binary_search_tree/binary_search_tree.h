#pragma once

#include <stdexcept>
#include <vector>

// Somebody asked an empty search tree for its smallest or largest element.
class EmptySearchTree : public std::logic_error {
public:
  EmptySearchTree() : std::logic_error("the search tree is empty") {}
};

// A set of ints in a plain binary search tree: what is in the left subtree of a node is smaller than the element of the
// node, what is in the right subtree is larger. The tree is not balanced: a new element becomes a leaf where the search
// for it ended, so the order of insertion decides on the shape. No element is there twice. A copy has nodes of its own
// and the same shape.
class BinarySearchTree {
public:
  BinarySearchTree() = default;
  BinarySearchTree(const BinarySearchTree &other);
  BinarySearchTree &operator=(const BinarySearchTree &other);
  ~BinarySearchTree();

  // Adds `x` as a leaf; does nothing if it is there already.
  void insert(int x);
  // Takes `x` out; does nothing if it is not there.
  void remove(int x);
  bool contains(int x) const;

  // The smallest and the largest element. Throw EmptySearchTree if there is none.
  int findMin() const;
  int findMax() const;

  bool isEmpty() const { return root_ == nullptr; }
  int size() const { return size_; }
  // The number of steps from the root down to the deepest node; -1 for the empty tree.
  int height() const;
  void makeEmpty();
  // All elements, in ascending order.
  std::vector<int> inOrder() const;

private:
  struct Node {
    int element;
    Node *left = nullptr;
    Node *right = nullptr;
  };

  // The link that points to the node with `x`, or the empty one where it would be.
  Node **linkTo(int x);

  Node *root_ = nullptr;
  int size_ = 0;
};
