#include "infer/range.h"

#include <algorithm>
#include <cmath>

namespace eclat {

namespace {

constexpr std::size_t kManyValues = 64;
// 0, 1 and -1 are where natural limits lie, and often a single state lies there (the empty one), so visits count.
// Other constants are mostly accidents of the tests.
constexpr std::uint64_t kVisitsOfNaturalLimit = 3, kStatesAtOtherLimit = 8;
constexpr std::uint64_t kStatesForOtherLimit = 30;
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
  auto against = [&](rt::Value &limit, std::uint64_t &hits, std::uint64_t &visits, rt::Order better) {
    rt::Order o = samples == 0 ? better : rt::compare(v, limit);
    if (o == better) {
      limit = v;
      hits = visits = 0;
    }
    if (o == better || o == rt::Order::Equal) {
      hits += isNewState;
      ++visits;
    }
  };
  against(low, lowStates, lowVisits, rt::Order::Less);
  against(high, highStates, highVisits, rt::Order::Greater);
  ++samples;
  states += isNewState;
  if (values.size() < kManyValues)
    values.insert(rt::hashValue(v, 1));
}

std::string Range::doubtOf(bool isLow, std::uint64_t statesNeeded) const {
  const rt::Value &limit = isLow ? low : high;
  bool natural = isLow && isNatural(limit);
  std::uint64_t neededStates = natural ? statesNeeded : std::max(statesNeeded, kStatesForOtherLimit);
  if (states < neededStates)
    return tooFewStates(states, neededStates);
  bool wasMet = natural ? lowVisits >= kVisitsOfNaturalLimit : (isLow ? lowStates : highStates) >= kStatesAtOtherLimit;
  if (!wasMet)
    return "the limit itself was met too rarely";
  return values.size() < kValues ? "too few different values" : "";
}

}  // namespace eclat
