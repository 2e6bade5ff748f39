#include "pipeline/explore/shares.h"

#include <algorithm>
#include <utility>

namespace eclat {

void Shares::note(int operation, bool isGain) {
  Gains &gains = gains_[static_cast<std::size_t>(operation)];
  ++gains.inputs;
  gains.gained += isGain;
}

int Shares::inputsFor(const Operation &op) const {
  constexpr int kTimesForLaws = 3;  // they have one round
  int even = options_.inputsPerOperation * (op.kind == OperationKind::Law ? kTimesForLaws : 1);
  if (!options_.isAttentive || op.kind == OperationKind::Law || average_ <= 0)
    return even;
  double factor = rateOf(op.id) / average_;
  return static_cast<int>(even * std::clamp(0.5 + factor / 2, 0.5, 3.0));
}

void Shares::endRound() {
  double sum = 0;
  int known = 0;
  for (std::size_t i = 0; i < gains_.size(); ++i)
    if (gains_[i].inputs) {
      sum += rateOf(static_cast<int>(i));
      ++known;
    }
  average_ = known ? sum / known : 0;
  last_ = std::exchange(gains_, std::vector<Gains>(gains_.size()));
}

double Shares::rateOf(int operation) const {
  const std::vector<Gains> &gains = last_.empty() ? gains_ : last_;
  const Gains &of = gains[static_cast<std::size_t>(operation)];
  return of.inputs ? static_cast<double>(of.gained) / static_cast<double>(of.inputs) : 1;
}

}  // namespace eclat
