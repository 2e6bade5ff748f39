// FINDS: property in Switchboard::dial
// WITH: --class Switchboard --strategy symbolic --no-paths
// BUDGET: rounds 2
#pragma once

#include <string>
#include <vector>

// Counts calls. A number of three digits of a certain kind, along a way of two hops, and the count is lost.
class Switchboard {
public:
  void dial(const std::string &number, const std::vector<int> &hops) {
    ++calls_;
    if (number.size() == 3 && hops.size() == 2 && number[0] == 'Q' && number[1] == number[2] + 3 &&
        hops[0] * 3 - hops[1] == 1000003)
      calls_ = 0;
  }
  int calls() const { return calls_; }

private:
  int calls_ = 0;
};
