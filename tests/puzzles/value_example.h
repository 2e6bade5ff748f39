// FINDS: assertion in Archive::open
// WITH: --class Archive
// BUDGET: rounds 4
#pragma once

#include <cassert>
#include <string>

// Opens by a key that only its users know.
class Archive {
public:
  bool open(const std::string &key) {
    unsigned sum = 0;
    for (char c : key)
      sum = sum * 31 + static_cast<unsigned char>(c);
    if (sum != 3626426593u)
      return false;
    ++opened_;
    assert(opened_ < 2);
    return true;
  }
  bool isOpen() const { return opened_ > 0; }

private:
  int opened_ = 0;
};
