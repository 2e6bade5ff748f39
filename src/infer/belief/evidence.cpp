#include "infer/belief/evidence.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace eclat {

std::uint64_t valuesNeeded(double chance, std::size_t hypotheses) {
  constexpr double kAccepted = 0.01;
  double n = std::log(static_cast<double>(std::max<std::size_t>(1, hypotheses)) / kAccepted) / -std::log(chance);
  return static_cast<std::uint64_t>(std::ceil(n));
}

std::uint64_t statesNeeded(const PointVariables &at, const PointVariable &variable) {
  constexpr std::uint64_t kObject = 5, kExit = 8, kChosenByCaller = 12;
  if (at.point.kind == PointKind::Object || at.point.kind == PointKind::Class)
    return kObject;
  bool isCallers =
      at.point.kind == PointKind::Entry || (variable.role != Role::Receiver && variable.role != Role::Static);
  return isCallers ? kChosenByCaller : kExit;
}

std::uint64_t statesForSurprise(double falseElsewhere, std::size_t hypotheses) {
  if (falseElsewhere <= 0)
    return UINT64_MAX;
  return falseElsewhere >= 1 ? 1 : valuesNeeded(1 - falseElsewhere, hypotheses);
}

DropReason tooFewStates(std::uint64_t seen, std::uint64_t needed) {
  return fmt::format("seen in {} different states, {} are needed", seen, needed);
}

DropReason tooFewValues(std::uint64_t seen, std::uint64_t needed) {
  return {DropKind::FewValues, fmt::format("seen with {} different values, {} are needed", seen, needed)};
}

}  // namespace eclat
