// FINDS: undefined-behaviour in Rope::cut
// WITH: --class Rope
// BUDGET: rounds 4
#pragma once

#include <vector>

// Comments say what happens in calls that no test makes: cut() does not look whether there is a piece, and extend()
// changes what it should leave alone.
class Rope {
public:
  void add(int length) { pieces_.push_back(length); }
  bool isEmpty() const { return pieces_.empty(); }
  int size() const { return static_cast<int>(pieces_.size()); }

  // Cuts a little off the last piece; nothing happens if the rope is empty.
  void cut() { --*(pieces_.data() + (pieces_.size() - 1)); }

  // Makes the last piece longer, a little. If `by` is negative, this has no effect.
  void extend(int by) {
    if (!pieces_.empty() && by < 1000)
      pieces_.back() += by % 7;
  }

private:
  std::vector<int> pieces_;
};
