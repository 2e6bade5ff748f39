// FINDS: leak in Box::drop
// WITH: --class Box --check-leaks
// BUDGET: rounds 3
#pragma once

// Lets go of its number without freeing it.
class Box {
public:
  Box() = default;
  Box(const Box &) = delete;
  Box &operator=(const Box &) = delete;
  ~Box() { delete number_; }

  void put(int k) {
    delete number_;
    number_ = new int(k);
  }
  void drop() { number_ = nullptr; }
  int get() const { return number_ ? *number_ : 0; }

private:
  int *number_ = nullptr;
};
