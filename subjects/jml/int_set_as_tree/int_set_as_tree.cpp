#include "int_set_as_tree.h"

#include <utility>

IntSetAsTree::IntSetAsTree(const std::vector<int> &values) : IntSetAsTree() {
  for (int value : values)
    insert(value);
}

// Parents are inserted before their children, so that the copy gets the same shape.
IntSetAsTree::IntSetAsTree(const IntSetAsTree &other) : IntSetAsTree() {
  std::vector<const Node *> waiting;
  if (other.root_)
    waiting.push_back(other.root_.get());
  while (!waiting.empty()) {
    const Node *node = waiting.back();
    waiting.pop_back();
    insert(node->value);
    if (node->right)
      waiting.push_back(node->right.get());
    if (node->left)
      waiting.push_back(node->left.get());
  }
}

IntSetAsTree &IntSetAsTree::operator=(const IntSetAsTree &other) {
  IntSetAsTree copy(other);
  std::swap(root_, copy.root_);
  std::swap(size_, copy.size_);
  return *this;
}

bool IntSetAsTree::contains(int value) const { return *find(value) != nullptr; }

bool IntSetAsTree::insert(int value) {
  std::unique_ptr<Node> *place = find(value);
  if (*place)
    return false;
  place->reset(new Node{value, nullptr, nullptr});
  ++size_;
  return true;
}

void IntSetAsTree::insertAll(const IntSetAsTree &other) {
  for (int value : other.toVector())
    insert(value);
}

bool IntSetAsTree::remove(int value) {
  std::unique_ptr<Node> *place = find(value);
  if (!*place)
    return false;
  if ((*place)->left && (*place)->right) {
    // The next greater element, which has no left child, comes here; it is its old node that goes.
    std::unique_ptr<Node> *next = &(*place)->right;
    while ((*next)->left)
      next = &(*next)->left;
    (*place)->value = (*next)->value;
    place = next;
  }
  std::unique_ptr<Node> child = std::move((*place)->left ? (*place)->left : (*place)->right);
  *place = std::move(child);
  --size_;
  return true;
}

// Without recursion, as the tree may be deep: left children are turned up until there are none.
void IntSetAsTree::clear() {
  while (root_) {
    if (!root_->left) {
      root_ = std::move(root_->right);
      continue;
    }
    std::unique_ptr<Node> child = std::move(root_->left);
    root_->left = std::move(child->right);
    child->right = std::move(root_);
    root_ = std::move(child);
  }
  size_ = 0;
}

int IntSetAsTree::smallest() const {
  const Node *node = root_.get();
  while (node->left)
    node = node->left.get();
  return node->value;
}

int IntSetAsTree::largest() const {
  const Node *node = root_.get();
  while (node->right)
    node = node->right.get();
  return node->value;
}

bool IntSetAsTree::includes(const IntSetAsTree &other) const {
  for (int value : other.toVector())
    if (!contains(value))
      return false;
  return true;
}

std::vector<int> IntSetAsTree::toVector() const {
  std::vector<int> values;
  std::vector<const Node *> waiting;
  const Node *node = root_.get();
  while (node || !waiting.empty()) {
    for (; node; node = node->left.get())
      waiting.push_back(node);
    node = waiting.back();
    waiting.pop_back();
    values.push_back(node->value);
    node = node->right.get();
  }
  return values;
}

const std::unique_ptr<IntSetAsTree::Node> *IntSetAsTree::find(int value) const {
  const std::unique_ptr<Node> *place = &root_;
  while (*place && (*place)->value != value)
    place = value < (*place)->value ? &(*place)->left : &(*place)->right;
  return place;
}
