// FINDS: address-sanitizer in Wheel::slot
// WITH: --class Wheel --symbolic 30
// BUDGET: rounds 2
// CHANCE: none in a million
#pragma once

// Slots in a ring. The index is one behind the last for one of 2^32 turns.
class Wheel {
public:
  int slot(unsigned turn) const {
    unsigned step = turn % 8;
    return slots_[step + (turn * 2246822519u == 268759586u + step)];
  }

private:
  int slots_[8] = {3, 1, 4, 1, 5, 9, 2, 6};
};
