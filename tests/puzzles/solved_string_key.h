// FINDS: property in PriceList::set
// WITH: --class PriceList --symbolic 30
// BUDGET: rounds 2
// CHANCE: none in a million
#pragma once

#include <map>
#include <string>

// Prices by name, and how many there are. A name whose five letters are those of another, each three further on, pushes
// that one out, which is not counted.
class PriceList {
public:
  void set(const std::string &name, int price) {
    if (prices_.emplace(name, price).second)
      ++count_;
    for (const auto &[other, ignored] : prices_)
      if (isShifted(other, name)) {
        count_ = -1;
        break;
      }
  }
  int count() const { return count_; }

private:
  static bool isShifted(const std::string &one, const std::string &other) {
    if (one.size() != 5 || other.size() != 5)
      return false;
    for (unsigned i = 0; i < 5; ++i)
      if (one[i] + 3 != other[i])
        return false;
    return true;
  }

  std::map<std::string, int> prices_;
  int count_ = 0;
};
