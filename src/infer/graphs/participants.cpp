#include "infer/graphs/participants.h"

#include "flow/call_graph.h"

#include <algorithm>

namespace eclat {

std::uint64_t Participant::identityIn(const std::vector<std::uint64_t> &objects, bool isExit) const {
  if (position == kResultPosition)
    return isExit && objects.size() == most_ ? objects.back() : 0;
  return place_ < objects.size() ? objects[place_] : 0;
}

std::vector<std::vector<Participant>> participantsOf(const Component &component, const Schema &schema) {
  std::vector<std::vector<Participant>> out(component.operations.size() + component.helpers.size());
  auto add = [&](const OperationSchema &points) {
    if (static_cast<std::size_t>(points.operation) >= out.size())
      return;
    const Operation &op = component.callee(points.operation);
    std::size_t first = op.hasReceiver() || op.kind == OperationKind::Constructor ? 1 : 0;
    for (const ObjectRange &range : points.objects) {
      const ClassSchema *info = schema.findClass(range.className);
      bool isParameter = range.parameter >= 0;
      auto parameter = static_cast<std::size_t>(range.parameter);
      if (!info || (isParameter && parameter >= op.parameters.size()))
        continue;
      const Parameter *passed = isParameter ? &op.parameters[parameter] : nullptr;
      if (passed && isObject(passed->type) && passed->passing == Passing::Value)
        continue;
      Participant p;
      p.position = isParameter             ? positionOf(range.parameter)
                   : range.parameter == -2 ? kResultPosition
                                           : kReceiverPosition;
      p.className = range.className;
      p.base = static_cast<std::size_t>(range.base);
      p.count = info->variables.size();
      p.place_ = isParameter ? first + parameter : 0;
      p.most_ = first + op.parameters.size() + 1;
      out[static_cast<std::size_t>(op.id)].push_back(p);
    }
  };
  std::ranges::for_each(schema.operations, add);
  std::ranges::for_each(schema.helpers, add);
  return out;
}

}  // namespace eclat
