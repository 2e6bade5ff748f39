#pragma once

#include <string>
#include <vector>

#include "rat_term.h"

// A list of terms that can be changed. A wrong index throws std::out_of_range.
class RatTermVec {
public:
  RatTermVec() = default;

  int size() const { return static_cast<int>(terms_.size()); }
  RatTerm get(int index) const;
  void addElement(const RatTerm &term);
  // Before the term at index, or at the end if index is size().
  void insert(const RatTerm &term, int index);
  void set(const RatTerm &term, int index);
  void remove(int index);

  std::string toString() const;

private:
  // Throws std::out_of_range unless 0 <= index < end.
  static void check(int index, int end);

  std::vector<RatTerm> terms_;
};
