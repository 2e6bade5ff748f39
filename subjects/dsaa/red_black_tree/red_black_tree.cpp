#include "red_black_tree.h"

#include <utility>

RedBlackTree::RedBlackTree(int notFound) : notFound_(notFound), nil_(new Node{}), root_(nil_) {
  nil_->parent = nil_->child[0] = nil_->child[1] = nil_;
}

RedBlackTree::RedBlackTree(const RedBlackTree &other) : RedBlackTree(other.notFound_) {
  root_ = clone(other.root_, other.nil_, nil_);
  size_ = other.size_;
}

RedBlackTree &RedBlackTree::operator=(const RedBlackTree &other) {
  if (this != &other) {
    RedBlackTree copy(other);
    std::swap(notFound_, copy.notFound_);
    std::swap(nil_, copy.nil_);
    std::swap(root_, copy.root_);
    std::swap(size_, copy.size_);
  }
  return *this;
}

RedBlackTree::~RedBlackTree() {
  destroy(root_);
  delete nil_;
}

void RedBlackTree::insert(int x) {
  Node *parent = nil_;
  for (Node *node = root_; node != nil_; node = node->child[x > node->element]) {
    if (node->element == x)
      return;
    parent = node;
  }
  Node *made = new Node{
      x, true, parent, {nil_, nil_}
  };
  if (parent == nil_)
    root_ = made;
  else
    parent->child[x > parent->element] = made;
  ++size_;
  repairAfterInsert(made);
}

void RedBlackTree::remove(int x) {
  Node *node = nodeOf(x);
  if (node == nil_)
    return;
  if (node->child[0] != nil_ && node->child[1] != nil_) {
    // The next larger element has one child at most: its node can be cut off.
    Node *next = endOf(node->child[1], 0);
    node->element = next->element;
    node = next;
  }
  Node *below = node->child[node->child[0] == nil_];
  replace(node, below);
  bool wasBlack = !node->isRed;
  delete node;
  --size_;
  if (wasBlack)
    repairAfterRemove(below);
  nil_->parent = nil_;
}

int RedBlackTree::find(int x) const { return nodeOf(x) == nil_ ? notFound_ : x; }

int RedBlackTree::findMin() const { return isEmpty() ? notFound_ : endOf(root_, 0)->element; }

int RedBlackTree::findMax() const { return isEmpty() ? notFound_ : endOf(root_, 1)->element; }

int RedBlackTree::findNext(int x) const {
  int best = notFound_;
  for (const Node *node = root_; node != nil_;) {
    bool isLarger = node->element > x;
    if (isLarger)
      best = node->element;
    node = node->child[!isLarger];
  }
  return best;
}

void RedBlackTree::makeEmpty() {
  destroy(root_);
  root_ = nil_;
  size_ = 0;
}

std::vector<int> RedBlackTree::inOrder() const {
  std::vector<int> elements;
  if (isEmpty())
    return elements;
  // From a node the next one is the first in its right subtree or, without one, the first ancestor to the right.
  const Node *node = endOf(root_, 0);
  while (node != nil_) {
    elements.push_back(node->element);
    if (node->child[1] != nil_) {
      node = endOf(node->child[1], 0);
      continue;
    }
    const Node *from = node;
    do {
      from = node;
      node = node->parent;
    } while (node != nil_ && node->child[1] == from);
  }
  return elements;
}

RedBlackTree::Node *RedBlackTree::nodeOf(int x) const {
  Node *node = root_;
  while (node != nil_ && node->element != x)
    node = node->child[x > node->element];
  return node;
}

RedBlackTree::Node *RedBlackTree::endOf(Node *node, int side) const {
  while (node->child[side] != nil_)
    node = node->child[side];
  return node;
}

void RedBlackTree::replace(Node *old, Node *by) {
  if (old->parent == nil_)
    root_ = by;
  else
    old->parent->child[old == old->parent->child[1]] = by;
  by->parent = old->parent;  // of nil_ as well: repairAfterRemove starts there
}

void RedBlackTree::rotate(Node *node, int side) {
  Node *up = node->child[1 - side], *middle = up->child[side];
  node->child[1 - side] = middle;
  if (middle != nil_)
    middle->parent = node;
  replace(node, up);
  up->child[side] = node;
  node->parent = up;
}

// `node` is red; its parent may be red too.
void RedBlackTree::repairAfterInsert(Node *node) {
  while (node->parent->isRed) {
    Node *parent = node->parent, *grandparent = parent->parent;
    int side = parent == grandparent->child[1];
    Node *uncle = grandparent->child[1 - side];
    if (uncle->isRed) {
      parent->isRed = uncle->isRed = false;
      grandparent->isRed = true;
      node = grandparent;
      continue;
    }
    if (node == parent->child[1 - side]) {
      rotate(parent, side);
      std::swap(node, parent);
    }
    parent->isRed = false;
    grandparent->isRed = true;
    rotate(grandparent, 1 - side);
  }
  root_->isRed = false;
}

// The ways through `node` lack a black node.
void RedBlackTree::repairAfterRemove(Node *node) {
  while (node != root_ && !node->isRed) {
    Node *parent = node->parent;
    int side = node == parent->child[1];
    Node *sibling = parent->child[1 - side];
    if (sibling->isRed) {
      sibling->isRed = false;
      parent->isRed = true;
      rotate(parent, side);
      sibling = parent->child[1 - side];
    }
    if (!sibling->child[0]->isRed && !sibling->child[1]->isRed) {
      sibling->isRed = true;
      node = parent;
      continue;
    }
    if (!sibling->child[1 - side]->isRed) {
      sibling->child[side]->isRed = false;
      sibling->isRed = true;
      rotate(sibling, 1 - side);
      sibling = parent->child[1 - side];
    }
    sibling->isRed = parent->isRed;
    parent->isRed = false;
    sibling->child[1 - side]->isRed = false;
    rotate(parent, side);
    node = root_;
  }
  node->isRed = false;
}

RedBlackTree::Node *RedBlackTree::clone(const Node *node, const Node *nil, Node *parent) {
  if (node == nil)
    return nil_;
  Node *made = new Node{
      node->element, node->isRed, parent, {nil_, nil_}
  };
  made->child[0] = clone(node->child[0], nil, made);
  made->child[1] = clone(node->child[1], nil, made);
  return made;
}

void RedBlackTree::destroy(Node *node) {
  if (node == nil_)
    return;
  destroy(node->child[0]);
  destroy(node->child[1]);
  delete node;
}
