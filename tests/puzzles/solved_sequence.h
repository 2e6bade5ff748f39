// FINDS: property in Dial::turn
// WITH: --class Dial --strategy symbolic --no-paths
// BUDGET: rounds 2
#pragma once

// A lock with a dial. It opens after three numbers, of which each follows from the one before; nobody would guess them,
// and then it forgets how often it was turned.
class Dial {
public:
  void turn(unsigned number) {
    ++turns_;
    right_ = number == wanted_ ? right_ + 1 : 0;
    wanted_ = number * 77237 + 1234567;
    if (right_ == 3)
      turns_ = -1;
  }
  void reset() { turns_ = right_ = 0; }
  int turns() const { return turns_; }

private:
  int turns_ = 0, right_ = 0;
  unsigned wanted_ = 87654321;
};
