// FINDS: assertion in Lock::dial
// WITH: --class Lock --strategy exhaustive --match-states
// BUDGET: rounds 4
#pragma once

#include <cassert>

// Three numbers in turn. Tried in order every combination of small ones comes.
class Lock {
public:
  void dial(int first, int second, int third) {
    bool isOpen = first == 3 && second == 1 && third == 2;
    ++tries_;
    bool isSilent = !(isOpen && tries_ > 1);
    assert(isSilent);
  }
  int tries() const { return tries_; }

private:
  int tries_ = 0;
};
