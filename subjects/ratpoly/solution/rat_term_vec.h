#pragma once

#include "rat_term.h"

#include <string>
#include <vector>

// A list of terms, in any order and with any repetitions, that can be changed. Operations with an index that is out of
// range throw std::out_of_range and leave the list as it was.
class RatTermVec {
public:
  RatTermVec() = default;

  int size() const { return static_cast<int>(terms_.size()); }
  RatTerm get(int index) const;
  void addElement(const RatTerm &term) { terms_.push_back(term); }
  // Puts the term before the one at the index, or at the end if the index is size().
  void insert(const RatTerm &term, int index);
  void set(const RatTerm &term, int index);
  void remove(int index);

  std::string toString() const;

private:
  // Throws unless 0 <= index < limit.
  static void demand(int index, int limit);

  std::vector<RatTerm> terms_;
};
