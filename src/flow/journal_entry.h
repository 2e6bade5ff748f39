#pragma once

#include "flow/outcome.h"

#include <cstdint>
#include <vector>

namespace eclat {

// What an input that returned and broke nothing leaves to tell: most do.
struct PlainOutcome {
  int step = 0, checked = 0, undecided = 0;
  std::uint64_t state = 0;
  std::vector<std::int64_t> numbers;
  bool operator==(const PlainOutcome &) const = default;
};

struct OtherOutcome {
  std::uint64_t input = 0;  // its number in the batch
  Outcome outcome;
  bool operator==(const OtherOutcome &) const = default;
};

// The outcomes of inputs that were run together.
struct JournalEntry {
  std::uint64_t inputs = 0;         // hash of them
  std::vector<PlainOutcome> plain;  // of every input
  std::vector<OtherOutcome> others;
  bool operator==(const JournalEntry &) const = default;
};

}  // namespace eclat
