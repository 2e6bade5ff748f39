#include "infer/range.h"

#include <cmath>

namespace eclat {

namespace {

constexpr std::size_t kManyValues = 64;
constexpr std::uint64_t kStates = 5;
// 0, 1 and -1 are where natural limits lie; other constants are mostly accidents of the tests.
constexpr std::uint64_t kHitsAtNaturalLimit = 2, kHitsAtOtherLimit = 8;
constexpr std::uint64_t kStatesForOtherLimit = 30, kStatesForParameters = 12;
constexpr std::size_t kValues = 3;

bool isNatural(const rt::Value &v) {
  return v.kind == rt::Kind::Int ? v.i >= -1 && v.i <= 1 : v.kind == rt::Kind::Float && (v.d == 0 || std::abs(v.d) == 1);
}

}  // namespace

void Range::add(const rt::Value &v, bool isNewState) {
  if (!v.isNumber())
    return;
  if (v.kind == rt::Kind::Float && std::isnan(v.d)) {
    unordered = true;
    return;
  }
  auto against = [&](rt::Value &limit, std::uint64_t &hits, rt::Order better) {
    rt::Order o = samples == 0 ? better : rt::compare(v, limit);
    if (o == better) {
      limit = v;
      hits = isNewState;
    } else if (o == rt::Order::Equal) {
      hits += isNewState;
    }
  };
  against(low, lowStates, rt::Order::Less);
  against(high, highStates, rt::Order::Greater);
  ++samples;
  states += isNewState;
  if (values.size() < kManyValues)
    values.insert(rt::hashValue(v, 1));
}

std::string Range::doubtOf(bool isLow, bool isReceivers) const {
  const rt::Value &limit = isLow ? low : high;
  std::uint64_t hits = isLow ? lowStates : highStates;
  bool natural = isLow && isNatural(limit);
  std::uint64_t neededStates = natural ? (isReceivers ? kStates : kStatesForParameters) : kStatesForOtherLimit;
  std::uint64_t neededHits = natural ? kHitsAtNaturalLimit : kHitsAtOtherLimit;
  if (states < neededStates)
    return tooFewStates(states, neededStates);
  if (hits < neededHits)
    return "the limit itself was met in too few different states";
  return values.size() < kValues ? "too few different values" : "";
}

}  // namespace eclat
