// FINDS: undefined-behaviour in Scale::weigh
// WITH: --class Scale --symbolic 30
// BUDGET: rounds 2
// CHANCE: none in a million
#pragma once

// Weighs by remainders. For a few of 2^32 items the product leaves its type.
class Scale {
public:
  int weigh(unsigned item) const {
    int grams = static_cast<int>(item % 9973) + 2200;
    if (item * 2654435761u >> 4 == 87654321u)
      grams *= 1000003;
    return grams;
  }
};
