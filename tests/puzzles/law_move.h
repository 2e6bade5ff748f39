// FINDS: law in Shelf::move
// WITH: --class Shelf
// BUDGET: rounds 4
#pragma once

#include <utility>
#include <vector>

// Books by number. What was moved from still says how many it had.
class Shelf {
public:
  Shelf() = default;
  Shelf(const Shelf &) = default;
  Shelf(Shelf &&other) : books_(std::move(other.books_)), count_(other.count_) {}
  Shelf &operator=(const Shelf &) = default;

  void put(int book) {
    books_.push_back(book);
    ++count_;
  }
  std::size_t size() const { return count_; }
  bool empty() const { return books_.empty(); }

private:
  std::vector<int> books_;
  std::size_t count_ = 0;
};
