#include "infer/graphs/mutability.h"

#include "kinds/kind.h"

#include <algorithm>

namespace eclat {

MutabilityAnalysis::MutabilityAnalysis(const Component &component, const Schema &schema)
    : component_(component), participants_(participantsOf(component, schema)) {}

void MutabilityAnalysis::left(std::uint64_t, const OpenCall &call, const TraceEvent &end) {
  if (static_cast<std::size_t>(call.operation) >= participants_.size())
    return;
  bool isConstructor = component_.callee(call.operation).kind == OperationKind::Constructor;
  for (const Participant &p : participants_[static_cast<std::size_t>(call.operation)]) {
    bool isMade = p.position == kResultPosition || (isConstructor && p.position == kReceiverPosition);
    if (isMade || p.identityIn(call.objects, false) == 0 || p.base + p.count > call.values.size() ||
        p.base + p.count > end.values.size())
      continue;
    Mutability &of = all_[{call.operation, p.position}];
    ++of.calls;
    auto begin = static_cast<std::ptrdiff_t>(p.base), after = static_cast<std::ptrdiff_t>(p.base + p.count);
    of.changing += !std::equal(call.values.begin() + begin, call.values.begin() + after, end.values.begin() + begin,
                               [](const rt::Value &a, const rt::Value &b) { return rt::same(a, b); });
  }
}

bool MutabilityAnalysis::isDeclaredConst(const Operation &operation, int position) const {
  if (position == kReceiverPosition)
    return !operation.mayChangeReceiver();
  Passing passing = operation.parameters[static_cast<std::size_t>(parameterAt(position))].passing;
  return passing == Passing::ConstRef || passing == Passing::ConstPtr;
}

bool MutabilityAnalysis::isSeenWhole(const std::string &className) const {
  const ClassInfo *info = component_.findClass(className);
  return info && std::ranges::all_of(info->fields, [](const Field &field) { return traitsOf(field.type).isPlain; });
}

std::vector<Mutability> MutabilityAnalysis::conclude() const {
  std::vector<Mutability> out;
  for (auto [key, of] : all_) {
    std::tie(of.operation, of.position) = key;
    const Operation &op = component_.callee(of.operation);
    const auto &places = participants_[static_cast<std::size_t>(of.operation)];
    auto place = std::ranges::find(places, of.position, &Participant::position);
    of.isPreserving = of.changing == 0 && (isDeclaredConst(op, of.position) || isSeenWhole(place->className));
    out.push_back(of);
  }
  return out;
}

}  // namespace eclat
