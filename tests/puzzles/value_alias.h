// FINDS: address-sanitizer in NumberList::push
// WITH: --class NumberList
// BUDGET: rounds 4
#pragma once

#include <cstddef>

// A growing list with memory of its own. What is pushed may lie in the memory that it gives up.
class NumberList {
public:
  NumberList() = default;
  NumberList(const NumberList &) = delete;
  NumberList &operator=(const NumberList &) = delete;
  ~NumberList() { delete[] numbers_; }

  void push(const int &number) {
    if (count_ == room_) {
      std::size_t room = room_ ? 2 * room_ : 2;
      int *larger = new int[room];
      for (std::size_t i = 0; i < count_; ++i)
        larger[i] = numbers_[i];
      delete[] numbers_;
      numbers_ = larger;
      room_ = room;
    }
    numbers_[count_++] = number;
  }
  std::size_t size() const { return count_; }
  const int &last() const {
    static const int none = 0;
    return count_ ? numbers_[count_ - 1] : none;
  }

private:
  int *numbers_ = nullptr;
  std::size_t count_ = 0, room_ = 0;
};
