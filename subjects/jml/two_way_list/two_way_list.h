#pragma once

#include "twl_item.h"

#include <string>

// A doubly linked list of items with a cursor that moves in both directions. The cursor is off the front, on an entry,
// or off the end; in an empty list it is off the front until it is moved.
//
// Entries are pointers to items that the list does not own: they must outlive the list and its copies. An entry is a
// TwlIntItem or the list itself, never null and no other list. A copy of a list that contains itself contains itself,
// that is, the copy.
class TwoWayList : public TwlItem {
public:
  // An empty list, with its cursor off the front.
  TwoWayList() {
    front_.next = &end_;
    end_.previous = &front_;
  }

  // The same entries, with the cursor at the same place.
  TwoWayList(const TwoWayList &other) : TwoWayList() { copyFrom(other); }
  TwoWayList &operator=(const TwoWayList &other) {
    if (this != &other) {
      clear();
      copyFrom(other);
    }
    return *this;
  }
  ~TwoWayList() override { clear(); }

  // Moves the cursor to the first entry; off the end if there is none.
  void firstEntry() { cursor_ = front_.next; }

  // Moves the cursor to the last entry; off the front if there is none.
  void lastEntry() { cursor_ = end_.previous; }

  // Moves the cursor one entry towards the end. It must not be off the end.
  void increment() { cursor_ = cursor_->next; }

  // Moves the cursor one entry towards the front. It must not be off the front.
  void decrement() { cursor_ = cursor_->previous; }

  bool isOffFront() const { return cursor_ == &front_; }
  bool isOffEnd() const { return cursor_ == &end_; }
  bool isEmpty() const { return front_.next == &end_; }

  // The entry under the cursor, which must be on one.
  const TwlItem *getEntry() const { return cursor_->entry; }

  // Puts `item` before the cursor, which must not be off the front and stays where it is.
  void insertBefore(const TwlItem *item) { add(cursor_->previous, item); }

  // Puts `item` behind the cursor, which must not be off the end and stays where it is.
  void insertAfter(const TwlItem *item) { add(cursor_, item); }

  // Takes out the entry under the cursor, which must be on one and gets to the next, or off the end.
  void removeEntry() {
    Node *gone = cursor_;
    cursor_ = gone->next;
    remove(gone);
  }

  // The texts of the entries, as in "<1, 2, 3>"; the list itself as an entry is "(this list)".
  std::string toString() const override {
    std::string text = "<";
    for (const Node *node = front_.next; node != &end_; node = node->next) {
      if (node != front_.next)
        text += ", ";
      if (node->entry == this)
        text += "(this list)";
      else
        text += node->entry->toString();
    }
    return text + ">";
  }

private:
  struct Node {
    const TwlItem *entry = nullptr;
    Node *previous = nullptr;
    Node *next = nullptr;
  };

  static void add(Node *before, const TwlItem *item) {
    Node *node = new Node{item, before, before->next};
    before->next->previous = node;
    before->next = node;
  }

  static void remove(Node *node) {
    node->previous->next = node->next;
    node->next->previous = node->previous;
    delete node;
  }

  void clear() {
    cursor_ = &front_;
    while (!isEmpty())
      remove(front_.next);
  }

  // For an empty list.
  void copyFrom(const TwoWayList &other) {
    for (const Node *node = other.front_.next; node != &other.end_; node = node->next) {
      add(end_.previous, node->entry == &other ? this : node->entry);
      if (node == other.cursor_)
        cursor_ = end_.previous;
    }
    if (other.isOffEnd())
      cursor_ = &end_;
  }

  Node front_, end_;  // have no entries: what is before the first and behind the last
  Node *cursor_ = &front_;
};
