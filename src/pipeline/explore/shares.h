#pragma once

#include "flow/component.h"
#include "flow/request.h"

#include <cstdint>
#include <vector>

namespace eclat {

// How the inputs of a round are shared out: a part to each operation alike, the rest by what the last round brought.
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
