#include "judge/held_model.h"

#include "flow/laws.h"

#include <algorithm>
#include <string>

namespace eclat {

namespace {

bool isOff(const Property &property, const ExploreOptions &options) {
  if (!isLaw(property.family))
    return options.judges == Judges::Exceptions;
  return std::ranges::find(options.lawsOff, lawOf(property.family)) != options.lawsOff.end();
}

bool isAside(const Property &property, std::size_t number, const PutAside &aside) {
  bool isDropped = aside.isEntry && property.point.kind == PointKind::Entry && !property.isGiven();
  return isDropped || aside.properties.contains(static_cast<int>(number));
}

}  // namespace

Model heldModel(const Model &model, const ExploreOptions &options, const PutAside &aside) {
  Model held = model;
  for (std::size_t i = 0; i < held.properties.size(); ++i)
    if (Property &property = held.properties[i]; isOff(property, options) || isAside(property, i, aside))
      property.point.subject.clear();  // nowhere
  held.suppressed.clear();             // no outcome depends on it
  if (options.judges == Judges::Exceptions) {
    held.documented.clear();
    held.thrown.clear();
  }
  if (options.judges == Judges::Exceptions || aside.isEntry) {
    held.territory.clear();
    held.habits.clear();
  }
  return held;
}

std::uint64_t countedProperties(const Model &held) {
  return static_cast<std::uint64_t>(std::ranges::count_if(
      held.properties, [](const Property &p) { return !p.point.subject.empty() && !isLaw(p.family); }));
}

}  // namespace eclat
