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
  bool isFixed = false;               // as it is: nobody knows what it may be
  bool isText = false;                // a byte of one, where printable ones are liked best
  std::vector<std::int64_t> allowed;  // no others; empty: all that have so many bits

  bool operator==(const Domain &) const = default;
};

// A literal, or a byte of one, of an input: by its offset in the encoded form.
struct PlacedLiteral {
  std::uint64_t offset = 0;
  int step = 0, argument = 0;
  std::vector<int> elements;  // from the argument down to it
  int byte = -1;              // of a text
  Domain domain;

  bool operator==(const PlacedLiteral &) const = default;
};

// What a run of one input in the symbolic flavour left behind.
struct SymbolicRun {
  std::vector<sym::Node> nodes;  // the first is none
  std::vector<sym::Mark> marks;
  std::array<std::uint64_t, sym::kLosses> losses{};
  std::vector<PlacedLiteral> literals;  // by offset
  std::vector<std::uint64_t> shapes;    // of the objects that the tested call left behind
};

}  // namespace eclat
