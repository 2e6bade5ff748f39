#pragma once

#include <memory>

// A node of a chain that can be walked in one direction: an entry, and the node behind it, if any. A node owns all
// nodes behind it: they are copied, compared and destroyed together with it. A pointer to such a node is good until it
// is removed, or a node before it is assigned to or destroyed.
class OneWayNode {
public:
  // A chain of one node.
  explicit OneWayNode(int entry) : entry_(entry) {}

  // A node with a copy of the chain `rest` behind it.
  OneWayNode(int entry, const OneWayNode &rest) : OneWayNode(entry) { next_ = copied(&rest); }

  OneWayNode(const OneWayNode &other) : OneWayNode(other.entry_) { next_ = copied(other.next_.get()); }

  // The node takes over the entry and a copy of the chain behind `other`, which may be a node of the same chain.
  OneWayNode &operator=(const OneWayNode &other) {
    int entry = other.entry_;
    std::unique_ptr<OneWayNode> chain = copied(other.next_.get());
    next_.swap(chain);
    entry_ = entry;
    return *this;
  }

  // One node after the other, as a long chain would take too deep a recursion.
  ~OneWayNode() {
    while (next_)
      next_ = std::move(next_->next_);
  }

  int getEntry() const { return entry_; }
  void setEntry(int entry) { entry_ = entry; }

  bool hasNext() const { return next_ != nullptr; }

  // The node behind this one; null at the end of the chain.
  const OneWayNode *getNextNode() const { return next_.get(); }
  OneWayNode *getNextNode() { return next_.get(); }

  // Puts a new node between this one and the one behind it.
  void insertAfter(int entry) {
    auto added = std::make_unique<OneWayNode>(entry);
    added->next_ = std::move(next_);
    next_ = std::move(added);
  }

  // Takes the node behind this one out of the chain. There must be one.
  void removeNextNode() { next_ = std::move(next_->next_); }

  // The number of nodes from here to the end, this one included.
  int length() const {
    int count = 0;
    for (const OneWayNode *node = this; node; node = node->next_.get())
      ++count;
    return count;
  }

  // Equal entries from here to the end.
  bool operator==(const OneWayNode &other) const {
    const OneWayNode *mine = this, *theirs = &other;
    while (mine && theirs && mine->entry_ == theirs->entry_) {
      mine = mine->next_.get();
      theirs = theirs->next_.get();
    }
    return !mine && !theirs;
  }
  bool operator!=(const OneWayNode &other) const { return !(*this == other); }

private:
  static std::unique_ptr<OneWayNode> copied(const OneWayNode *from) {
    if (!from)
      return nullptr;
    auto first = std::make_unique<OneWayNode>(from->entry_);
    OneWayNode *last = first.get();
    while ((from = from->next_.get())) {
      last->next_ = std::make_unique<OneWayNode>(from->entry_);
      last = last->next_.get();
    }
    return first;
  }

  int entry_;
  std::unique_ptr<OneWayNode> next_;
};
