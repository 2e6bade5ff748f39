#pragma once

// A node of a chain that can be walked in both directions. Nodes belong to those who made them, and only know their
// neighbours: a node that is destroyed leaves its chain, whose other nodes close up. As a node is in one place only, it
// cannot be copied.
class TwoWayNode {
public:
  // A node that is alone.
  explicit TwoWayNode(int entry) : entry_(entry) {}
  TwoWayNode(const TwoWayNode &) = delete;
  TwoWayNode &operator=(const TwoWayNode &) = delete;
  ~TwoWayNode() { unlink(); }

  int getEntry() const { return entry_; }
  void setEntry(int entry) { entry_ = entry; }

  // The neighbours; null where the chain ends.
  const TwoWayNode *getNextNode() const { return next_; }
  const TwoWayNode *getPreviousNode() const { return previous_; }

  bool isFirst() const { return previous_ == nullptr; }
  bool isLast() const { return next_ == nullptr; }
  bool isAlone() const { return isFirst() && isLast(); }

  // Puts `node`, which must be alone and another one than this, behind this one.
  void insertAfter(TwoWayNode &node) {
    node.previous_ = this;
    node.next_ = next_;
    if (next_)
      next_->previous_ = &node;
    next_ = &node;
  }

  // Puts `node`, which must be alone and another one than this, before this one.
  void insertBefore(TwoWayNode &node) {
    node.next_ = this;
    node.previous_ = previous_;
    if (previous_)
      previous_->next_ = &node;
    previous_ = &node;
  }

  // Takes this node out of its chain, so that it is alone.
  void unlink() {
    if (previous_)
      previous_->next_ = next_;
    if (next_)
      next_->previous_ = previous_;
    previous_ = next_ = nullptr;
  }

  // Makes two chains of one: this node becomes the first of the second.
  void split() {
    if (previous_)
      previous_->next_ = nullptr;
    previous_ = nullptr;
  }

  // The number of nodes in the chain of this node.
  int chainLength() const {
    const TwoWayNode *node = this;
    while (node->previous_)
      node = node->previous_;
    int count = 0;
    for (; node; node = node->next_)
      ++count;
    return count;
  }

  // Whether `other` is this node or comes later in the same chain.
  bool leadsTo(const TwoWayNode &other) const {
    const TwoWayNode *node = this;
    while (node && node != &other)
      node = node->next_;
    return node != nullptr;
  }

private:
  int entry_;
  TwoWayNode *next_ = nullptr;
  TwoWayNode *previous_ = nullptr;
};
