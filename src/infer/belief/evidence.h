#pragma once

#include "flow/model.h"
#include "infer/point_variables.h"

#include <cstdint>
#include <string>
#include <unordered_set>

namespace eclat {

// How much must have been seen before a statement is believed.
//
// Every statement has a chance to hold by accident on one more different set of values. With many statements
// tried at a point some would survive by accident alone; so many different values are asked for that less than
// one in a hundred points is expected to show an accidental one: hypotheses * chance^n < 0.01.
std::uint64_t valuesNeeded(double chance, std::size_t hypotheses);

// Different states that any statement over this variable needs at this point. An object is seen on every visit;
// what callers pass, and in which state they call, is the choice of the tests' author.
std::uint64_t statesNeeded(const PointVariables &at, const PointVariable &variable);

// Different states that are needed for a statement that is false in this share of comparable states: so many that it
// would hardly have held in all of them if nothing spoke for it. None is enough if it was never false there.
std::uint64_t statesForSurprise(double falseElsewhere, std::size_t hypotheses);

// "seen in 2 different states, 5 are needed"
DropReason tooFewStates(std::uint64_t seen, std::uint64_t needed);
DropReason tooFewValues(std::uint64_t seen, std::uint64_t needed);

inline constexpr const char *kNotMentioned = "a number that the code does not mention";

// Counts different values up to a number beyond which nobody asks.
class DifferentValues {
public:
  static constexpr std::size_t kMany = 256;
  // True if this one is new, or if there are so many that it is no longer known.
  bool add(std::uint64_t hash) { return isFull() || seen_.insert(hash).second; }
  bool isFull() const { return seen_.size() >= kMany; }
  std::size_t count() const { return seen_.size(); }

private:
  std::unordered_set<std::uint64_t> seen_;
};

}  // namespace eclat
