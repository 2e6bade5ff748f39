#pragma once

#include <vector>

// A set of ints in a red-black tree: a binary search tree whose nodes are red or black. The root is black, a red node
// has no red child, and all ways from the root to a missing child pass equally many black nodes; so no way is more than
// twice as long as another. All missing children, and the parent of the root, are one black node `nil_`.
//
// Instead of throwing, the functions that find something return a value that their user chose when the tree was made
// and that means "not found". It cannot be an element. No element is there twice. A copy has nodes of its own.
class RedBlackTree {
public:
  explicit RedBlackTree(int notFound);
  RedBlackTree(const RedBlackTree &other);
  // Takes over the value that means "not found" as well.
  RedBlackTree &operator=(const RedBlackTree &other);
  ~RedBlackTree();

  // Adds `x`; does nothing if it is there already. Callers must not insert the value that means "not found".
  void insert(int x);
  // Takes `x` out; does nothing if it is not there.
  void remove(int x);

  // `x` if it is an element.
  int find(int x) const;
  int findMin() const;
  int findMax() const;
  // The smallest element that is larger than `x`, which need not be an element itself.
  int findNext(int x) const;

  bool isEmpty() const { return root_ == nil_; }
  int size() const { return size_; }
  void makeEmpty();
  // All elements, in ascending order.
  std::vector<int> inOrder() const;

private:
  struct Node {
    int element;
    bool isRed;
    Node *parent;
    Node *child[2];
  };

  Node *nodeOf(int x) const;
  // The last node if one goes to this side only.
  Node *endOf(Node *node, int side) const;
  // Puts `by` where `old` is below its parent.
  void replace(Node *old, Node *by);
  // `node` goes down to this side; its other child comes up in its place.
  void rotate(Node *node, int side);
  void repairAfterInsert(Node *node);
  void repairAfterRemove(Node *node);

  Node *clone(const Node *node, const Node *nil, Node *parent);
  void destroy(Node *node);

  int notFound_;
  Node *nil_;
  Node *root_;
  int size_ = 0;
};
