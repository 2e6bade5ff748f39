#pragma once

#include "plain_dl_list.h"

#include <utility>

// A PlainDLList that knows its length and can do more: set and remove entries, grow at both ends, and turn round. The
// rules for entries are the same.
class DLList : public PlainDLList {
public:
  DLList() = default;

  int length() const {
    int count = 0;
    for (const Node *node = ring_.next; node != &ring_; node = node->next)
      ++count;
    return count;
  }

  // Put `item` behind the last or before the first entry. The cursor stays where it is.
  void append(const DllItem *item) { add(ring_.previous, item); }
  void prepend(const DllItem *item) { add(&ring_, item); }

  // Puts `item` in the place of the entry under the cursor, which must be on one.
  void setEntry(const DllItem *item) { cursor_->entry = item; }

  // Takes out the entry under the cursor, which must be on one and gets one place on.
  void removeEntry() {
    Node *gone = cursor_;
    cursor_ = gone->next;
    remove(gone);
  }

  // Takes out all entries.
  void clear() { removeEverything(); }

  // Turns the order of the entries round. The cursor stays on its entry.
  void reverse() {
    Node *node = &ring_;
    do {
      std::swap(node->previous, node->next);
      node = node->previous;
    } while (node != &ring_);
  }

  // How many entries are before the one under the cursor; the length, if the cursor is off.
  int position() const {
    int count = 0;
    for (const Node *node = ring_.next; node != cursor_; node = node->next)
      ++count;
    return count;
  }
};
