#pragma once

#include "owl_item.h"

#include <memory>
#include <string>

// A list of items with a cursor that moves from the front to the end. The cursor is off the front, on an entry, or off
// the end; in an empty list it is off the front until it is moved.
//
// Entries are pointers to items that the list does not own: they must outlive the list and its copies. An entry is an
// OwlIntItem or the list itself, never null and no other list. A copy of a list that contains itself contains itself,
// that is, the copy.
class OneWayList : public OwlItem {
public:
  // An empty list, with its cursor off the front.
  OneWayList() = default;

  // The same entries, with the cursor at the same place.
  OneWayList(const OneWayList &other) : OneWayList() { copyFrom(other); }
  OneWayList &operator=(const OneWayList &other) {
    if (this != &other) {
      clear();
      copyFrom(other);
    }
    return *this;
  }
  ~OneWayList() override { clear(); }

  // Moves the cursor to the first entry; off the end if there is none.
  void firstEntry() { cursor_ = front_.next.get(); }

  // Moves the cursor one entry on. It must not be off the end.
  void increment() { cursor_ = cursor_->next.get(); }

  bool isOffFront() const { return cursor_ == &front_; }
  bool isOffEnd() const { return cursor_ == nullptr; }
  bool isEmpty() const { return front_.next == nullptr; }

  // The entry under the cursor, which must be on one.
  const OwlItem *getEntry() const { return cursor_->entry; }

  // Puts `item` before the cursor, which must not be off the front and stays on its entry, or off the end.
  void insertBefore(const OwlItem *item) { addBehind(nodeBefore(cursor_), item); }

  // Puts `item` behind the cursor, which must not be off the end and stays where it is.
  void insertAfter(const OwlItem *item) { addBehind(cursor_, item); }

  // Takes the entry under the cursor out of the list; the cursor, which must be on an entry, gets to the one behind it.
  void removeEntry() {
    Node *before = nodeBefore(cursor_);
    before->next = std::move(before->next->next);
    cursor_ = before->next.get();
  }

  // The texts of the entries, as in "<1, 2, 3>"; the list itself as an entry is "(this list)".
  std::string toString() const override {
    std::string text = "<", gap;
    for (const Node *node = front_.next.get(); node; node = node->next.get()) {
      text += gap + (node->entry == this ? "(this list)" : node->entry->toString());
      gap = ", ";
    }
    return text + ">";
  }

private:
  struct Node {
    const OwlItem *entry = nullptr;
    std::unique_ptr<Node> next;
  };

  // The node whose successor is `node`; the last one for null.
  Node *nodeBefore(const Node *node) {
    Node *before = &front_;
    while (before->next.get() != node)
      before = before->next.get();
    return before;
  }

  static Node *addBehind(Node *before, const OwlItem *item) {
    auto added = std::make_unique<Node>();
    added->entry = item;
    added->next = std::move(before->next);
    before->next = std::move(added);
    return before->next.get();
  }

  void clear() {
    cursor_ = &front_;
    while (front_.next)
      front_.next = std::move(front_.next->next);
  }

  // For an empty list.
  void copyFrom(const OneWayList &other) {
    Node *last = &front_;
    for (const Node *node = other.front_.next.get(); node; node = node->next.get()) {
      last = addBehind(last, node->entry == &other ? this : node->entry);
      if (node == other.cursor_)
        cursor_ = last;
    }
    if (other.isOffEnd())
      cursor_ = nullptr;
  }

  Node front_;  // has no entry: what is before the first
  Node *cursor_ = &front_;
};
