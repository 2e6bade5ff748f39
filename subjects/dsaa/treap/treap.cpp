#include "treap.h"

#include <utility>

Treap::Treap(const Treap &other) : root_(clone(other.root_)), size_(other.size_), lot_(other.lot_) {}

Treap &Treap::operator=(const Treap &other) {
  if (this != &other) {
    Treap copy(other);
    std::swap(root_, copy.root_);
    std::swap(size_, copy.size_);
    std::swap(lot_, copy.lot_);
  }
  return *this;
}

bool Treap::insert(int x) {
  bool isNew = insert(x, root_);
  size_ += isNew;
  return isNew;
}

bool Treap::remove(int x) {
  bool wasThere = remove(x, root_);
  size_ -= wasThere;
  return wasThere;
}

bool Treap::contains(int x) const {
  const Node *node = root_;
  while (node && node->element != x)
    node = x < node->element ? node->left : node->right;
  return node != nullptr;
}

int Treap::findMin() const {
  const Node *node = root_;
  while (node->left)
    node = node->left;
  return node->element;
}

int Treap::findMax() const {
  const Node *node = root_;
  while (node->right)
    node = node->right;
  return node->element;
}

int Treap::countBelow(int x) const { return countBelow(root_, x); }

void Treap::makeEmpty() {
  destroy(root_);
  root_ = nullptr;
  size_ = 0;
}

std::vector<int> Treap::inOrder() const {
  std::vector<int> elements;
  collect(root_, elements);
  return elements;
}

// A multiplicative generator: it goes through all of 1 .. 2^31 - 2 before it comes back.
int Treap::drawPriority() {
  lot_ = static_cast<int>(lot_ * 48271LL % 2147483647LL);
  return lot_;
}

Treap::Node *Treap::clone(const Node *node) {
  return node ? new Node{node->element, node->priority, clone(node->left), clone(node->right)} : nullptr;
}

void Treap::destroy(Node *node) {
  if (!node)
    return;
  destroy(node->left);
  destroy(node->right);
  delete node;
}

void Treap::collect(const Node *node, std::vector<int> &elements) {
  if (!node)
    return;
  collect(node->left, elements);
  elements.push_back(node->element);
  collect(node->right, elements);
}

int Treap::countBelow(const Node *node, int x) {
  if (!node)
    return 0;
  if (x <= node->element)
    return countBelow(node->left, x);
  return countBelow(node->left, x) + 1 + countBelow(node->right, x);
}

void Treap::rotateLeftChildUp(Node *&node) {
  Node *child = node->left;
  node->left = child->right;
  child->right = node;
  node = child;
}

void Treap::rotateRightChildUp(Node *&node) {
  Node *child = node->right;
  node->right = child->left;
  child->left = node;
  node = child;
}

bool Treap::insert(int x, Node *&node) {
  if (!node) {
    node = new Node{x, drawPriority(), nullptr, nullptr};
    return true;
  }
  if (x == node->element)
    return false;
  if (x < node->element) {
    bool isNew = insert(x, node->left);
    if (node->left->priority < node->priority)
      rotateLeftChildUp(node);
    return isNew;
  }
  bool isNew = insert(x, node->right);
  if (node->right->priority < node->priority)
    rotateRightChildUp(node);
  return isNew;
}

bool Treap::remove(int x, Node *&node) {
  if (!node)
    return false;
  if (x < node->element)
    return remove(x, node->left);
  if (x > node->element)
    return remove(x, node->right);
  if (!node->left || !node->right) {
    Node *old = node;
    node = old->left ? old->left : old->right;
    delete old;
    return true;
  }
  // The child that may stand above the other comes up; the node goes down until it can be cut off.
  if (node->left->priority < node->right->priority) {
    rotateLeftChildUp(node);
    return remove(x, node->right);
  }
  rotateRightChildUp(node);
  return remove(x, node->left);
}
