#pragma once

#include <stdexcept>

// A singly linked list of at most kMaxLength ints with a cursor, which is on an entry or off the end.
class IntSLList {
public:
  static constexpr int kMaxLength = 10000;

  // An empty list; the cursor is off the end.
  IntSLList() = default;

  // The same entries, with the cursor at the same place.
  IntSLList(const IntSLList &other) : IntSLList() { copyFrom(other); }
  IntSLList &operator=(const IntSLList &other) {
    if (this != &other) {
      clear();
      copyFrom(other);
    }
    return *this;
  }
  ~IntSLList() { clear(); }

  // Moves the cursor to the first entry; off the end if there is none.
  void firstEntry() { before_ = &head_; }

  // Moves the cursor one entry on. It must not be off the end.
  void increment() { before_ = before_->next; }

  bool isOffEnd() const { return before_->next == nullptr; }
  bool isEmpty() const { return count_ == 0; }

  // The entry under the cursor, which must not be off the end.
  int getEntry() const { return before_->next->entry; }

  // Changes the entry under the cursor, which must not be off the end.
  void setEntry(int entry) { before_->next->entry = entry; }

  // Puts `entry` before the cursor, which stays on its entry, or off the end. Throws std::length_error if the list is
  // full.
  void insertBefore(int entry) {
    addBehind(before_, entry);
    before_ = before_->next;
  }

  // Takes out the entry under the cursor, which must not be off the end and gets to the entry behind it.
  void removeEntry() { removeBehind(before_); }

  // Takes out all entries.
  void clear() {
    before_ = &head_;
    while (head_.next)
      removeBehind(&head_);
  }

protected:
  struct Node {
    int entry;
    Node *next;
  };

  void addBehind(Node *node, int entry) {
    if (count_ == kMaxLength)
      throw std::length_error("IntSLList: the list is full");
    node->next = new Node{entry, node->next};
    ++count_;
  }

  void removeBehind(Node *node) {
    Node *gone = node->next;
    node->next = gone->next;
    delete gone;
    --count_;
  }

  Node *last() {
    Node *node = &head_;
    while (node->next)
      node = node->next;
    return node;
  }

  Node head_{0, nullptr};  // its entry has no meaning: what is before the first
  Node *before_ = &head_;  // the node before the cursor
  int count_ = 0;

private:
  // For an empty list.
  void copyFrom(const IntSLList &other) {
    Node *last = &head_;
    for (const Node *node = other.head_.next; node; node = node->next) {
      addBehind(last, node->entry);
      last = last->next;
      if (node == other.before_)
        before_ = last;
    }
  }
};
