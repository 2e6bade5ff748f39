#pragma once

#include "infer/family.h"

#include <set>

namespace eclat {

// Least and greatest value seen, how often each was met in different states, and how many values there were.
struct Range {
  rt::Value low, high;
  std::uint64_t lowStates = 0, highStates = 0, lowVisits = 0, highVisits = 0, samples = 0, states = 0;
  std::set<std::uint64_t> values;   // hashes; enough to tell whether there were many
  bool unordered = false;           // a NaN was among them

  void add(const rt::Value &v, bool isNewState);
  // Evidence that `low` (or `high`) is a limit and not just the smallest value somebody happened to use.
  std::string doubtOf(bool isLow, std::uint64_t statesNeeded) const;
};

}  // namespace eclat
