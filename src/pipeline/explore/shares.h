#pragma once

#include "flow/component.h"
#include "flow/request.h"

#include <cstdint>
#include <vector>

namespace eclat {

// Divides the inputs of a round among the operations: a part goes to all alike, the rest to those that gained most in
// the last round.
class Shares {
public:
  Shares(std::size_t operations, const ExploreOptions &options) : options_(options), gains_(operations) {}

  void note(int operation, bool isGain);
  int inputsFor(const Operation &op) const;
  void endRound();

private:
  struct Gains {
    std::uint64_t inputs = 0, gained = 0;
  };
  double rateOf(int operation) const;

  const ExploreOptions &options_;
  std::vector<Gains> gains_, last_;
  double average_ = 0;
};

}  // namespace eclat
