// FINDS: assertion in Register::cancel
// WITH: --class Register --weight example=0 --weight result=0
// BUDGET: rounds 8
#pragma once

#include <cassert>
#include <map>

// Tickets by number. One that was cancelled twice is owed.
class Register {
public:
  void sell(int ticket) { ++sold_[ticket]; }
  bool cancel(int ticket) {
    auto it = sold_.find(ticket);
    if (it == sold_.end())
      return false;
    --it->second;
    bool isFair = it->second >= 0;
    assert(isFair);
    return true;
  }
  int sold(int ticket) const {
    auto it = sold_.find(ticket);
    return it == sold_.end() ? 0 : it->second;
  }

private:
  std::map<int, int> sold_;
};
