#pragma once

#include "int_sl_list.h"

#include <vector>

// An IntSLList with operations on the list as a whole.
class ExtendedSLList : public IntSLList {
public:
  ExtendedSLList() = default;

  // A list of these entries, with the cursor off the end. Throws std::length_error if there are more than kMaxLength.
  explicit ExtendedSLList(const std::vector<int> &entries) {
    for (int entry : entries)
      insertBefore(entry);
  }

  int length() const { return count_; }

  // Puts `entry` behind all others. A cursor off the end stays off the end. Throws std::length_error if the list is
  // full.
  void append(int entry) {
    bool wasOffEnd = isOffEnd();
    addBehind(last(), entry);
    if (wasOffEnd)
      before_ = before_->next;
  }

  // Appends the entries of `other`, which may be this list. Throws std::length_error, and changes nothing, if there
  // would be too many.
  void concat(const ExtendedSLList &other) {
    if (other.count_ > kMaxLength - count_)
      throw std::length_error("ExtendedSLList::concat: too many entries");
    bool wasOffEnd = isOffEnd();
    Node *end = last();
    const Node *from = other.head_.next;
    for (int left = other.count_; left > 0; --left, from = from->next) {
      addBehind(end, from->entry);
      end = end->next;
    }
    if (wasOffEnd)
      before_ = end;
  }

  // The number of entries before the first that equals `entry`; -1 if there is none.
  int indexOf(int entry) const {
    int index = 0;
    for (const Node *node = head_.next; node; node = node->next, ++index)
      if (node->entry == entry)
        return index;
    return -1;
  }
  bool contains(int entry) const { return indexOf(entry) >= 0; }

  // Turns the order of the entries round, and moves the cursor to the entry that is first then.
  void reverse() {
    Node *rest = head_.next;
    head_.next = nullptr;
    while (rest) {
      Node *node = rest;
      rest = rest->next;
      node->next = head_.next;
      head_.next = node;
    }
    before_ = &head_;
  }

  // Takes out all entries that equal `entry` and says how many there were. The cursor stays on its entry; if that is
  // gone, it gets to the next one that is left.
  int removeAll(int entry) {
    int oldCount = count_;
    Node *node = &head_;
    while (node->next) {
      if (node->next->entry != entry) {
        node = node->next;
        continue;
      }
      if (before_ == node->next)
        before_ = node;
      removeBehind(node);
    }
    return oldCount - count_;
  }

  std::vector<int> toVector() const {
    std::vector<int> entries;
    for (const Node *node = head_.next; node; node = node->next)
      entries.push_back(node->entry);
    return entries;
  }

  // The same entries in the same order, wherever the cursors are.
  bool operator==(const ExtendedSLList &other) const { return toVector() == other.toVector(); }
  bool operator!=(const ExtendedSLList &other) const { return !(*this == other); }
};
