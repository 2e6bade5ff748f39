// FINDS: address-sanitizer in Strip::at
// WITH: --class Strip
// BUDGET: rounds 4
#pragma once

#include <memory>

// Cells in a row. The one behind the last is let through.
class Strip {
public:
  explicit Strip(unsigned length) : length_(150 + length % 800), cells_(new int[length_]()) {}
  unsigned length() const { return length_; }
  int at(unsigned index) const { return index <= length_ ? cells_[index] : -1; }

private:
  unsigned length_;
  std::unique_ptr<int[]> cells_;
};
