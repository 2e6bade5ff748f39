#pragma once

#include "flow/model.h"
#include "infer/point_variables.h"

#include <cstdint>
#include <string>
#include <unordered_set>

namespace eclat {

// Says how much must have been seen before a statement is believed.
//
// Every statement has a chance to hold by accident on one more different set of values. With many statements tried at a
// point some would survive by accident alone. So many different values are asked for that less than one in a hundred
// points is expected to show an accidental one: hypotheses * chance^n < 0.01.
std::uint64_t valuesNeeded(double chance, std::size_t hypotheses);

// Returns how many different states a statement over this variable needs at this point. An object is seen on every
// visit; but what callers pass, and in which state they call, is the choice of the tests' author.
std::uint64_t statesNeeded(const PointVariables &at, const PointVariable &variable);

// Returns how many different states a statement needs if it is false in this share of comparable states: so many that
// it would hardly have held in all of them by accident. If it was never false there, no number of states is enough.
std::uint64_t statesForSurprise(double falseElsewhere, std::size_t hypotheses);

// Return the reason to drop a statement: "seen in 2 different states, 5 are needed".
DropReason tooFewStates(std::uint64_t seen, std::uint64_t needed);
DropReason tooFewValues(std::uint64_t seen, std::uint64_t needed);

inline constexpr const char *kNotMentioned = "a number that the code does not mention";

// Counts different values, up to a number beyond which nobody asks.
class DifferentValues {
public:
  static constexpr std::size_t kMany = 256;
  // Returns true if the value is new, or if so many were counted that this is not known any more.
  bool add(std::uint64_t hash) { return isFull() || seen_.insert(hash).second; }
  bool isFull() const { return seen_.size() >= kMany; }
  std::size_t count() const { return seen_.size(); }

private:
  std::unordered_set<std::uint64_t> seen_;
};

}  // namespace eclat
