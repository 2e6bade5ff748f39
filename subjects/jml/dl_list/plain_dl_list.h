#pragma once

#include "dll_item.h"

#include <string>

// A doubly linked list of items that is closed to a ring: between the last entry and the first there is one place with
// no entry. The cursor is on an entry or at that place, and can always be moved on in both directions.
//
// Entries are pointers to items that the list does not own: they must outlive the list and its copies. An entry is a
// DllIntItem or the list itself, never null and no other list. A copy of a list that contains itself contains itself,
// that is, the copy.
class PlainDLList : public DllItem {
public:
  // An empty list; the cursor is off all entries.
  PlainDLList() = default;

  // The same entries, with the cursor at the same place.
  PlainDLList(const PlainDLList &other) : PlainDLList() { copyFrom(other); }
  PlainDLList &operator=(const PlainDLList &other) {
    if (this != &other) {
      removeEverything();
      copyFrom(other);
    }
    return *this;
  }
  ~PlainDLList() override { removeEverything(); }

  // Move the cursor to the first or the last entry; off all entries if there are none.
  void firstEntry() { cursor_ = ring_.next; }
  void lastEntry() { cursor_ = ring_.previous; }

  // Move the cursor one place on or back. The place behind the last entry is the one before the first.
  void increment() { cursor_ = cursor_->next; }
  void decrement() { cursor_ = cursor_->previous; }

  // Whether the cursor is not on an entry.
  bool isOff() const { return cursor_ == &ring_; }

  // The entry under the cursor, which must be on one.
  const DllItem *getEntry() const { return cursor_->entry; }

  // Put `item` before or behind the cursor, which stays where it is. If that is off all entries, `item` becomes the
  // last or the first one.
  void insertBefore(const DllItem *item) { add(cursor_->previous, item); }
  void insertAfter(const DllItem *item) { add(cursor_, item); }

  // The texts of the entries, as in "<1, 2, 3>"; the list itself as an entry is "(this list)".
  std::string toString() const override {
    std::string text = "<";
    for (const Node *node = ring_.next; node != &ring_; node = node->next) {
      text += node->entry == this ? "(this list)" : node->entry->toString();
      text += node->next == &ring_ ? "" : ", ";
    }
    return text + ">";
  }

protected:
  struct Node {
    const DllItem *entry;
    Node *previous;
    Node *next;
  };

  static void add(Node *before, const DllItem *item) {
    Node *node = new Node{item, before, before->next};
    before->next->previous = node;
    before->next = node;
  }

  static void remove(Node *node) {
    node->previous->next = node->next;
    node->next->previous = node->previous;
    delete node;
  }

  void removeEverything() {
    cursor_ = &ring_;
    while (ring_.next != &ring_)
      remove(ring_.next);
  }

  Node ring_{nullptr, &ring_, &ring_};  // the place with no entry
  Node *cursor_ = &ring_;

private:
  // For an empty list.
  void copyFrom(const PlainDLList &other) {
    for (const Node *node = other.ring_.next; node != &other.ring_; node = node->next) {
      add(ring_.previous, node->entry == &other ? this : node->entry);
      if (node == other.cursor_)
        cursor_ = ring_.previous;
    }
  }
};
