#pragma once

#include <vector>

// A set of ints in a treap: a binary search tree by element, and at the same time a heap by priority (no node has a
// smaller priority than its parent). As the priorities are drawn like lots, the tree is flat on average, whatever the
// order of insertion. The lots come from a generator inside the treap that always starts in the same way, so that a
// program does the same each time that it runs. No element is there twice. A copy has nodes of its own, the same
// priorities, and a generator that goes on in the same way.
class Treap {
public:
  Treap() = default;
  Treap(const Treap &other);
  Treap &operator=(const Treap &other);
  ~Treap() { makeEmpty(); }

  // Adds `x`, if it is not there yet. Tells whether it was added.
  bool insert(int x);
  // Takes `x` out, if it is there. Tells whether it was.
  bool remove(int x);
  bool contains(int x) const;

  // The smallest and the largest element. Callers must not ask an empty treap.
  int findMin() const;
  int findMax() const;

  // How many elements are smaller than `x`, which need not be an element itself.
  int countBelow(int x) const;
  bool isEmpty() const { return root_ == nullptr; }
  int size() const { return size_; }
  void makeEmpty();
  // All elements, in ascending order.
  std::vector<int> inOrder() const;

private:
  struct Node {
    int element;
    int priority;
    Node *left;
    Node *right;
  };

  int drawPriority();

  static Node *clone(const Node *node);
  static void destroy(Node *node);
  static void collect(const Node *node, std::vector<int> &elements);
  static int countBelow(const Node *node, int x);
  // The child comes up in place of its parent.
  static void rotateLeftChildUp(Node *&node);
  static void rotateRightChildUp(Node *&node);

  bool insert(int x, Node *&node);
  bool remove(int x, Node *&node);

  Node *root_ = nullptr;
  int size_ = 0;
  int lot_ = 1;  // what was drawn last
};
