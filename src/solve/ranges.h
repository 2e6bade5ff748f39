#pragma once

#include "flow/symbolic_run.h"

#include <unordered_map>

namespace eclat {

// The values that a number can take, whatever the literals are, read as signed.
struct Range {
  __int128 low = 0, high = 0;

  static Range ofBits(unsigned bits);  // all values that this many bits can hold
  unsigned bits() const;               // how many bits can hold all values of the range
  bool isWithin(const Range &other) const { return low >= other.low && high <= other.high; }
  bool isPlain() const { return low == high; }  // it holds one number only

  bool operator==(const Range &) const = default;
};

// The range of a sum, difference or product before it is cut to the width of its node.
Range exactRange(sym::Op op, const Range &a, const Range &b);

// Computes the ranges of expressions, operands before the expressions that use them. Numbers of 64 bits are mostly made
// of ints: a number that is known to be small is solved for in fewer bits, and an operation that cannot overflow is not
// asked about.
class Ranges {
public:
  explicit Ranges(const SymbolicRun &run) : run_(run) {}

  // `literal`: the domain of a literal that may change, null for any other expression. The operands must have been
  // added.
  void add(sym::Handle handle, const Domain *literal);
  const Range &of(sym::Handle handle) const { return ranges_.at(handle); }

private:
  Range rangeOf(const sym::Node &node, const Domain *literal) const;
  Range shifted(const sym::Node &node) const;
  Range divided(const sym::Node &node) const;

  const SymbolicRun &run_;
  std::unordered_map<sym::Handle, Range> ranges_;
};

}  // namespace eclat
