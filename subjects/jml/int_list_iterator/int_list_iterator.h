#pragma once

#include "int_sequence.h"

#include <stdexcept>

// Walks over the entries of an IntSequence, once and forward. The list must outlive its iterators. An iterator notices
// if its list has changed since it was made: hasNext(), peek(), next() and skip() then throw std::runtime_error.
class IntListIterator {
public:
  // Stands before the first entry of `list`.
  explicit IntListIterator(const IntSequence &list) : list_(&list), changes_(list.changes_) {}

  // Whether the list is still as it was when the iterator was made.
  bool isValid() const { return changes_ == list_->changes_; }

  // Whether there are entries left.
  bool hasNext() const {
    refuseChanges();
    return index_ < list_->size();
  }

  // The entry that comes next; throws std::out_of_range if there is none.
  int peek() const {
    if (!hasNext())
      throw std::out_of_range("IntListIterator: there are no more entries");
    return list_->get(index_);
  }

  // The same, and goes past it.
  int next() {
    int entry = peek();
    ++index_;
    return entry;
  }

  // Goes past up to `count` entries, which must not be negative, and says past how many.
  int skip(int count) {
    refuseChanges();
    int left = list_->size() - index_;
    int skipped = count < left ? count : left;
    index_ += skipped;
    return skipped;
  }

  // The number of entries it went past.
  int index() const { return index_; }

  // Iterators are equal if they walk over the same list and are at the same entry.
  bool operator==(const IntListIterator &other) const { return list_ == other.list_ && index_ == other.index_; }
  bool operator!=(const IntListIterator &other) const { return !(*this == other); }

private:
  void refuseChanges() const {
    if (!isValid())
      throw std::runtime_error("IntListIterator: the list has changed");
  }

  const IntSequence *list_;
  unsigned changes_;  // of the list, when the iterator was made
  int index_ = 0;
};
