#pragma once

#include "eowl_item.h"

#include <memory>
#include <string>

// A list of items that grows and shrinks at its front, with a cursor that moves towards the end. The cursor is on an
// entry or off the end.
//
// Entries are pointers to items that the list does not own: they must outlive the list and its copies. An entry is an
// EowlIntItem or the list itself, never null and no other list. A copy of a list that contains itself contains itself,
// that is, the copy.
class PlainOneWayList : public EowlItem {
public:
  // An empty list; the cursor is off the end.
  PlainOneWayList() = default;

  // The same entries, with the cursor at the same place.
  PlainOneWayList(const PlainOneWayList &other) : PlainOneWayList() { copyFrom(other); }
  PlainOneWayList &operator=(const PlainOneWayList &other) {
    if (this != &other) {
      clear();
      copyFrom(other);
    }
    return *this;
  }
  ~PlainOneWayList() override { clear(); }

  // Moves the cursor to the first entry; off the end if there is none.
  void firstEntry() { cursor_ = first_.get(); }

  // Moves the cursor one entry on. It must not be off the end.
  void increment() { cursor_ = cursor_->next.get(); }

  bool isOffEnd() const { return cursor_ == nullptr; }

  // The entry under the cursor, which must not be off the end.
  const EowlItem *getEntry() const { return cursor_->entry; }

  // Puts `item` in front of all entries. The cursor stays where it is.
  void insertFirst(const EowlItem *item) { first_ = std::make_unique<Node>(item, std::move(first_)); }

  // Takes out the first entry. There must be one. A cursor that was on it is then on the one behind it.
  void removeFirst() {
    if (cursor_ == first_.get())
      cursor_ = first_->next.get();
    first_ = std::move(first_->next);
  }

  // The texts of the entries, as in "<1, 2, 3>"; the list itself as an entry is "(this list)".
  std::string toString() const override {
    std::string text;
    for (const Node *node = first_.get(); node; node = node->next.get()) {
      if (node != first_.get())
        text += ", ";
      text += node->entry == this ? "(this list)" : node->entry->toString();
    }
    return "<" + text + ">";
  }

protected:
  struct Node {
    Node(const EowlItem *item, std::unique_ptr<Node> rest) : entry(item), next(std::move(rest)) {}
    const EowlItem *entry;
    std::unique_ptr<Node> next;
  };

  // The place where the last node hangs, or would hang.
  std::unique_ptr<Node> *end() {
    std::unique_ptr<Node> *place = &first_;
    while (*place)
      place = &(*place)->next;
    return place;
  }

  std::unique_ptr<Node> first_;
  Node *cursor_ = nullptr;

private:
  void clear() {
    cursor_ = nullptr;
    while (first_)
      first_ = std::move(first_->next);
  }

  // For an empty list.
  void copyFrom(const PlainOneWayList &other) {
    std::unique_ptr<Node> *place = &first_;
    for (const Node *node = other.first_.get(); node; node = node->next.get()) {
      *place = std::make_unique<Node>(node->entry == &other ? this : node->entry, nullptr);
      if (node == other.cursor_)
        cursor_ = place->get();
      place = &(*place)->next;
    }
  }
};
