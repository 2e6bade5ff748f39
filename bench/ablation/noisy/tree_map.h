// FINDS: nothing
// WITH: --class TreeMap<int,std::string>
// BUDGET: rounds 4
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

// A map as a binary search tree, which is not balanced.
template <class Key, class Value> class TreeMap {
public:
  TreeMap() = default;
  TreeMap(const TreeMap &other) : TreeMap() {
    other.visit([&](const Node &node) { put(node.key, node.value); });
  }
  TreeMap(TreeMap &&other) noexcept : root_(std::move(other.root_)), size_(std::exchange(other.size_, 0)) {}
  TreeMap &operator=(TreeMap other) noexcept {
    std::swap(root_, other.root_);
    std::swap(size_, other.size_);
    return *this;
  }
  // Turns the tree to the right until the root has no left child: a deep tree needs no deep recursion.
  ~TreeMap() {
    while (root_ != nullptr) {
      if (Link left = std::move(root_->left)) {
        root_->left = std::move(left->right);
        left->right = std::move(root_);
        root_ = std::move(left);
      } else {
        root_ = std::move(root_->right);
      }
    }
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool contains(const Key &key) const { return place(root_, key) != nullptr; }

  // Whether the key is new; a key that is there gets the new value.
  bool put(const Key &key, Value value) {
    Link &link = place(root_, key);
    if (link != nullptr) {
      link->value = std::move(value);
      return false;
    }
    link = std::make_unique<Node>(Node{key, std::move(value), nullptr, nullptr});
    ++size_;
    return true;
  }

  const Value &at(const Key &key) const {
    const Link &link = place(root_, key);
    if (link == nullptr)
      throw std::out_of_range("no such key");
    return link->value;
  }

  std::optional<Value> find(const Key &key) const {
    const Link &link = place(root_, key);
    return link == nullptr ? std::nullopt : std::optional<Value>(link->value);
  }

  bool erase(const Key &key) {
    Link &link = place(root_, key);
    if (link == nullptr)
      return false;
    Link gone = std::move(link);
    if (gone->left == nullptr) {
      link = std::move(gone->right);
    } else if (gone->right == nullptr) {
      link = std::move(gone->left);
    } else {
      Link *least = &gone->right;
      while ((*least)->left != nullptr)
        least = &(*least)->left;
      Link heir = std::move(*least);
      *least = std::move(heir->right);
      heir->left = std::move(gone->left);
      heir->right = std::move(gone->right);
      link = std::move(heir);
    }
    --size_;
    return true;
  }

  std::vector<Key> keys() const {
    std::vector<Key> found;
    found.reserve(size_);
    visit([&](const Node &node) { found.push_back(node.key); });
    std::sort(found.begin(), found.end());
    return found;
  }

private:
  struct Node;
  using Link = std::unique_ptr<Node>;
  struct Node {
    Key key;
    Value value;
    Link left, right;
  };

  template <class AnyLink> static AnyLink &place(AnyLink &root, const Key &key) {
    AnyLink *at = &root;
    while (*at != nullptr && ((*at)->key < key || key < (*at)->key))
      at = key < (*at)->key ? &(*at)->left : &(*at)->right;
    return *at;
  }
  // The nodes from the root downwards.
  template <class Visit> void visit(Visit see) const {
    for (std::vector<const Node *> waiting{root_.get()}; !waiting.empty();) {
      const Node *node = waiting.back();
      waiting.pop_back();
      if (node == nullptr)
        continue;
      see(*node);
      waiting.push_back(node->right.get());
      waiting.push_back(node->left.get());
    }
  }

  Link root_;
  std::size_t size_ = 0;
};
