#pragma once

#include "../../runtime/sym/trail.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace eclat {

// The values that a literal can have.
struct Domain {
  unsigned bits = 64;
  bool isSigned = true;
  bool isFixed = false;               // true: the literal stays as it is, because nobody knows its other values
  bool isText = false;                // true: it is a byte of a text, for which printable values are preferred
  std::vector<std::int64_t> allowed;  // the only values that it may have; empty: all of that many bits

  bool operator==(const Domain &) const = default;
};

// A literal of an input, or one byte of a text, found by its offset in the encoded input.
struct PlacedLiteral {
  std::uint64_t offset = 0;
  int step = 0, argument = 0;
  std::vector<int> elements;  // indices of list elements, from the argument down to the literal
  int byte = -1;              // index of the byte in a text; -1: the whole literal
  Domain domain;

  bool operator==(const PlacedLiteral &) const = default;
};

// The trail of one input that ran in the symbolic flavour.
struct SymbolicRun {
  std::vector<sym::Node> nodes;  // node 0 stands for no expression
  std::vector<sym::Mark> marks;
  std::array<std::uint64_t, sym::kLosses> losses{};
  std::vector<PlacedLiteral> literals;  // sorted by offset
  std::vector<std::uint64_t> shapes;    // shapes of the objects that the tested call left behind
};

}  // namespace eclat
