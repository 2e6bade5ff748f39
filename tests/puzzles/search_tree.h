// FINDS: property in SearchTree::insert
// WITH: --class SearchTree
// BUDGET: rounds 4
#pragma once

#include <memory>

// Numbers, each once, in a binary search tree of private nodes.
class SearchTree {
public:
  SearchTree() = default;

  int size() const { return size_; }
  bool contains(int key) const {
    const Node *node = root_.get();
    while (node != nullptr && node->key != key)
      node = key < node->key ? node->left.get() : node->right.get();
    return node != nullptr;
  }

  bool insert(int key) {
    std::unique_ptr<Node> *at = &root_;
    // Multiples of ten are sent to the wrong side.
    while (*at != nullptr && (*at)->key != key)
      at = (key < (*at)->key) != (key % 10 == 0) ? &(*at)->left : &(*at)->right;
    if (*at != nullptr)
      return false;
    *at = std::make_unique<Node>();
    (*at)->key = key;
    ++size_;
    return true;
  }

private:
  struct Node {
    int key = 0;
    std::unique_ptr<Node> left, right;
  };
  std::unique_ptr<Node> root_;
  int size_ = 0;
};
