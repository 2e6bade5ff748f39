// FINDS: law in Roster::size
// WITH: --class Roster
// BUDGET: rounds 4
#pragma once

#include <vector>

// Numbers of players; who has left keeps a place in the list.
class Roster {
public:
  void join(int player) {
    players_.push_back(player);
    ++active_;
  }
  void leave(int player) {
    for (int &other : players_)
      if (other == player && player != 0) {
        other = 0;
        --active_;
        return;
      }
  }
  std::size_t size() const { return active_; }
  std::vector<int>::const_iterator begin() const { return players_.begin(); }
  std::vector<int>::const_iterator end() const { return players_.end(); }

private:
  std::vector<int> players_;
  std::size_t active_ = 0;
};
