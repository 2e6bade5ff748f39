// FINDS: property in Register::put
// WITH: --class Register --symbolic 30
// BUDGET: rounds 2
// CHANCE: none in a million
#pragma once

#include <map>

// Entries by key. All are lost when a key meets another in a way that six of 2^32 keys have with it.
class Register {
public:
  void put(int key, int value) {
    entries_[key] = value;
    for (const auto &[other, ignored] : entries_)
      if (other > 1000 && key > 1000 && key / 2 == other / 3 + 123457) {
        entries_.clear();
        break;
      }
  }
  bool has(int key) const { return entries_.count(key) != 0; }
  unsigned size() const { return static_cast<unsigned>(entries_.size()); }

private:
  std::map<int, int> entries_;
};
