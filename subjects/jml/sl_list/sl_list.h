#pragma once

#include "sll_item.h"

#include <string>

// A singly linked list of items with a cursor, at which entries are read, set, inserted and removed. The cursor is on
// an entry or off the end. Inside, it is kept as the node before it, so that none of this takes a walk.
//
// Entries are pointers to items that the list does not own: they must outlive the list and its copies. An entry is an
// SllIntItem or the list itself, never null and no other list. A copy of a list that contains itself contains itself,
// that is, the copy.
class SLList : public SllItem {
public:
  // An empty list; the cursor is off the end.
  SLList() = default;

  // The same entries, with the cursor at the same place.
  SLList(const SLList &other) : SLList() { copyFrom(other); }
  SLList &operator=(const SLList &other) {
    if (this != &other) {
      clear();
      copyFrom(other);
    }
    return *this;
  }
  ~SLList() override { clear(); }

  // Moves the cursor to the first entry; off the end if there is none.
  void firstEntry() { before_ = &head_; }

  // Moves the cursor one entry on. It must not be off the end.
  void increment() { before_ = before_->next; }

  bool isOffEnd() const { return before_->next == nullptr; }
  bool isEmpty() const { return head_.next == nullptr; }

  // The entry under the cursor, which must not be off the end.
  const SllItem *getEntry() const { return before_->next->entry; }

  // Puts `item` in the place of the entry under the cursor, which must not be off the end.
  void setEntry(const SllItem *item) { before_->next->entry = item; }

  // Puts `item` before the cursor, which stays on its entry, or off the end.
  void insertBefore(const SllItem *item) {
    before_->next = new Node{item, before_->next};
    before_ = before_->next;
  }

  // Puts `item` behind the entry under the cursor, which must not be off the end.
  void insertAfter(const SllItem *item) { before_->next->next = new Node{item, before_->next->next}; }

  // Takes out the entry under the cursor, which must not be off the end and gets to the entry behind it.
  void removeEntry() { removeBehind(before_); }

  // Takes out all entries that are `item` itself, not only like it, and says how many there were. The cursor stays on
  // its entry; if that is gone, it gets to the next one that is left.
  int removeAll(const SllItem *item) {
    int count = 0;
    Node *node = &head_;
    while (node->next) {
      if (node->next->entry != item) {
        node = node->next;
        continue;
      }
      if (before_ == node->next)
        before_ = node;
      removeBehind(node);
      ++count;
    }
    return count;
  }

  void clear() {
    before_ = &head_;
    while (head_.next)
      removeBehind(&head_);
  }

  // The same entries in the same order, wherever the cursors are. The list itself as an entry equals the other list
  // itself in the same place.
  bool operator==(const SLList &other) const {
    const Node *mine = head_.next, *theirs = other.head_.next;
    while (mine && theirs && (mine->entry == this ? &other : mine->entry) == theirs->entry) {
      mine = mine->next;
      theirs = theirs->next;
    }
    return !mine && !theirs;
  }
  bool operator!=(const SLList &other) const { return !(*this == other); }

  // The texts of the entries, as in "<1, 2, 3>"; the list itself as an entry is "(this list)".
  std::string toString() const override {
    std::string text = "<";
    for (const Node *node = head_.next; node; node = node->next) {
      text += node->entry == this ? std::string("(this list)") : node->entry->toString();
      if (node->next)
        text += ", ";
    }
    return text + ">";
  }

private:
  struct Node {
    const SllItem *entry;
    Node *next;
  };

  static void removeBehind(Node *node) {
    Node *gone = node->next;
    node->next = gone->next;
    delete gone;
  }

  // For an empty list.
  void copyFrom(const SLList &other) {
    Node *last = &head_;
    for (const Node *node = other.head_.next; node; node = node->next) {
      last->next = new Node{node->entry == &other ? this : node->entry, nullptr};
      last = last->next;
      if (node == other.before_)
        before_ = last;
    }
  }

  Node head_{nullptr, nullptr};  // has no entry: what is before the first
  Node *before_ = &head_;
};
