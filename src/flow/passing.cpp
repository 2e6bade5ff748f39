#include "flow/passing.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace eclat {

bool isAccessor(const Operation &operation, const Component &component) {
  constexpr std::array<std::string_view, 8> names = {"begin", "end",         "rbegin",      "rend",
                                                     "find",  "lower_bound", "upper_bound", "data"};
  if (!operation.mayChangeReceiver())
    return true;
  if (isMade(operation.result) && std::ranges::find(names, operation.name) != names.end())
    return true;
  return std::ranges::any_of(component.operations, [&](const Operation &other) {
    return other.isConst && other.name == operation.name && other.className == operation.className &&
           std::ranges::equal(other.parameters, operation.parameters, {}, &Parameter::spelling, &Parameter::spelling);
  });
}

bool mayChange(const Operation &operation, std::size_t argument, const Component &component) {
  if (operation.hasReceiver() && argument == 0)
    return !isAccessor(operation, component);
  const Parameter &p = operation.parameters[argument - (operation.hasReceiver() ? 1 : 0)];
  return isObject(p.type) && (p.passing == Passing::Ref || p.passing == Passing::Ptr);
}

bool isGivenAway(const Parameter &parameter, const Component &component) {
  if (parameter.passing != Passing::Value && parameter.passing != Passing::RvalueRef)
    return false;
  if (isObject(parameter.type)) {
    const ClassInfo *info = component.findClass(parameter.type.spelling);
    return parameter.passing == Passing::RvalueRef || (info && !info->isCopyable);
  }
  if (!isMade(parameter.type) && !isSmartPointer(parameter.type))
    return false;
  const MadeType *made = component.findMade(parameter.type.spelling);
  return parameter.passing == Passing::RvalueRef || (made && !made->isCopyable);
}

bool isOnlyThereAtEntry(const ObjectRange &range, const Operation &operation) {
  if (range.parameter == -1)
    return operation.isRvalue;
  auto index = static_cast<std::size_t>(range.parameter);
  if (range.parameter < 0 || index >= operation.parameters.size())
    return false;
  Passing passing = operation.parameters[index].passing;
  return passing == Passing::Value || passing == Passing::RvalueRef;
}

bool isThere(const ObjectRange &range, rt::Phase phase, const Operation &operation) {
  bool isReceiver = range.parameter == -1, isResult = range.parameter == -2;
  if (isReceiver && operation.kind == OperationKind::Constructor)
    return phase == rt::Phase::Exit;  // before that there is no object
  if (isOnlyThereAtEntry(range, operation))
    return phase == rt::Phase::Entry;
  return !isResult || phase == rt::Phase::Exit;
}

bool isLent(const Type &type, const Component &component) {
  if (isObject(type)) {
    const ClassInfo *info = component.findClass(type.spelling);
    return info && info->isLent;
  }
  const MadeType *made = component.findMade(type.spelling);
  return made && made->isLent;
}

}  // namespace eclat
