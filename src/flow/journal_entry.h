#pragma once

#include "flow/outcome.h"

#include <cstdint>
#include <vector>

namespace eclat {

// The outcome of an input that returned and broke nothing. Most inputs do, so the journal keeps no more of them.
struct PlainOutcome {
  int step = 0, checked = 0, undecided = 0;
  std::uint64_t state = 0;
  std::vector<std::int64_t> numbers;
  bool operator==(const PlainOutcome &) const = default;
};

struct OtherOutcome {
  std::uint64_t input = 0;  // index of the input in the batch
  Outcome outcome;
  bool operator==(const OtherOutcome &) const = default;
};

// The outcomes of a batch of inputs.
struct JournalEntry {
  std::uint64_t inputs = 0;         // hash of the inputs
  std::vector<PlainOutcome> plain;  // one for each input of the batch
  std::vector<OtherOutcome> others;
  bool operator==(const JournalEntry &) const = default;
};

}  // namespace eclat
