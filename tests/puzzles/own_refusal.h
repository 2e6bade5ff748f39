// FINDS: nothing
// WITH: --class Shelf
// BUDGET: rounds 2
#pragma once

#include <stdexcept>
#include <vector>

struct NoSuchPlace : std::out_of_range {
  using std::out_of_range::out_of_range;
};

// Refuses a wrong place with an exception of its own, which is a std::out_of_range.
class Shelf {
public:
  void add(int book) { books_.push_back(book); }

  int at(int place) const {
    if (place < 0 || place >= static_cast<int>(books_.size()))
      throw NoSuchPlace("no such place");
    return books_[static_cast<std::size_t>(place)];
  }

private:
  std::vector<int> books_;
};
