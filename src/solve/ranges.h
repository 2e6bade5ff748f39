#pragma once

#include "flow/symbolic_run.h"

#include <unordered_map>

namespace eclat {

// What a number can be, whatever the literals are, read as a signed one.
struct Range {
  __int128 low = 0, high = 0;

  static Range ofBits(unsigned bits);  // all that so many bits can say
  unsigned bits() const;               // that are enough to say all of it
  bool isWithin(const Range &other) const { return low >= other.low && high <= other.high; }
  bool isPlain() const { return low == high; }  // one number alone

  bool operator==(const Range &) const = default;
};

// The same of an operator before its result is cut to the width of the node: sums, differences and products alone.
Range exactRange(sym::Op op, const Range &a, const Range &b);

// Ranges of expressions, operands first. Numbers of 64 bits are mostly made of ints: what is known to be small is
// solved for in fewer bits, and what cannot overflow is not asked about.
class Ranges {
public:
  explicit Ranges(const SymbolicRun &run) : run_(run) {}

  // `literal`: the domain of a literal that may change; null for all else. The operands are known.
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
