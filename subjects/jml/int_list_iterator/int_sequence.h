#pragma once

#include <vector>

// A list of ints that an IntListIterator can walk over. Everything that adds, removes or sets entries, assignment
// included, is a change, after which iterators that were made before are of no use.
class IntSequence {
public:
  IntSequence() = default;
  explicit IntSequence(const std::vector<int> &entries) : entries_(entries) {}
  IntSequence(const IntSequence &other) : entries_(other.entries_) {}
  IntSequence &operator=(const IntSequence &other) {
    entries_ = other.entries_;
    ++changes_;
    return *this;
  }

  int size() const { return static_cast<int>(entries_.size()); }

  // Read and set the entry with `index` others before it. There must be one.
  int get(int index) const { return entries_[static_cast<unsigned>(index)]; }
  void set(int index, int entry) {
    entries_[static_cast<unsigned>(index)] = entry;
    ++changes_;
  }

  void append(int entry) {
    entries_.push_back(entry);
    ++changes_;
  }

  // Takes out the first entry. There must be one.
  void removeFirst() {
    entries_.erase(entries_.begin());
    ++changes_;
  }

private:
  friend class IntListIterator;

  std::vector<int> entries_;
  unsigned changes_ = 0;  // since the list was made
};
