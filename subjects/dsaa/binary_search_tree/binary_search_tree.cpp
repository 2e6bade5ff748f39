#include "binary_search_tree.h"

#include <algorithm>
#include <utility>

// The functions that visit all nodes have stacks of their own: a tree may be as deep as it is large.

BinarySearchTree::BinarySearchTree(const BinarySearchTree &other) : size_(other.size_) {
  std::vector<std::pair<const Node *, Node **>> open;
  if (other.root_)
    open.push_back({other.root_, &root_});
  while (!open.empty()) {
    auto [from, link] = open.back();
    open.pop_back();
    *link = new Node{from->element};
    if (from->left)
      open.push_back({from->left, &(*link)->left});
    if (from->right)
      open.push_back({from->right, &(*link)->right});
  }
}

BinarySearchTree &BinarySearchTree::operator=(const BinarySearchTree &other) {
  if (this != &other) {
    BinarySearchTree copy(other);
    std::swap(root_, copy.root_);
    std::swap(size_, copy.size_);
  }
  return *this;
}

BinarySearchTree::~BinarySearchTree() { makeEmpty(); }

BinarySearchTree::Node **BinarySearchTree::linkTo(int x) {
  Node **link = &root_;
  while (*link && (*link)->element != x)
    link = x < (*link)->element ? &(*link)->left : &(*link)->right;
  return link;
}

void BinarySearchTree::insert(int x) {
  Node **link = linkTo(x);
  if (*link)
    return;
  *link = new Node{x};
  ++size_;
}

void BinarySearchTree::remove(int x) {
  Node **link = linkTo(x);
  if (!*link)
    return;
  if ((*link)->left && (*link)->right) {
    // The next larger element has no left child: it can go in place of this one.
    Node *node = *link;
    link = &node->right;
    while ((*link)->left)
      link = &(*link)->left;
    node->element = (*link)->element;
  }
  Node *old = *link;
  *link = old->left ? old->left : old->right;
  delete old;
  --size_;
}

bool BinarySearchTree::contains(int x) const {
  const Node *node = root_;
  while (node && node->element != x)
    node = x < node->element ? node->left : node->right;
  return node != nullptr;
}

int BinarySearchTree::findMin() const {
  if (isEmpty())
    throw EmptySearchTree();
  const Node *node = root_;
  while (node->left)
    node = node->left;
  return node->element;
}

int BinarySearchTree::findMax() const {
  if (isEmpty())
    throw EmptySearchTree();
  const Node *node = root_;
  while (node->right)
    node = node->right;
  return node->element;
}

int BinarySearchTree::height() const {
  int deepest = -1;
  std::vector<std::pair<const Node *, int>> open{
      {root_, 0}
  };
  while (!open.empty()) {
    auto [node, depth] = open.back();
    open.pop_back();
    if (!node)
      continue;
    deepest = std::max(deepest, depth);
    open.push_back({node->left, depth + 1});
    open.push_back({node->right, depth + 1});
  }
  return deepest;
}

void BinarySearchTree::makeEmpty() {
  while (root_) {
    if (Node *left = root_->left) {
      // Turn the tree until its root has no left child.
      root_->left = left->right;
      left->right = root_;
      root_ = left;
    } else {
      Node *old = root_;
      root_ = old->right;
      delete old;
    }
  }
  size_ = 0;
}

std::vector<int> BinarySearchTree::inOrder() const {
  std::vector<int> elements;
  std::vector<const Node *> open;
  const Node *node = root_;
  while (node || !open.empty()) {
    for (; node; node = node->left)
      open.push_back(node);
    node = open.back();
    open.pop_back();
    elements.push_back(node->element);
    node = node->right;
  }
  return elements;
}
