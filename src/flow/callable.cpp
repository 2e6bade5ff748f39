#include "flow/callable.h"

#include "flow/refusal.h"
#include "flow/remedies.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>
#include <utility>

namespace eclat {

const Parameter *parameterOf(const VariableRef &variable, const Operation &operation) {
  auto it = std::ranges::find_if(operation.parameters, [&](const Parameter &p) { return variable.isOf(p.name); });
  return it == operation.parameters.end() ? nullptr : &*it;
}

namespace {

// What the operations that are left can make.
struct Makers {
  std::set<std::string> spellings;                      // objects also under each of their bases
  std::map<std::string, std::set<std::string>> lentBy;  // of what is only lent: the classes of the lenders
  std::set<std::string> free;                           // of such types: those that some operation makes of nothing
};

void addMaker(const Operation &operation, const Component &component, Makers &makers) {
  if (!isResultKept(operation, component))
    return;
  const std::string &spelling = madeBy(operation);
  makers.spellings.insert(spelling);
  if (const ClassInfo *info = component.findClass(objectMadeBy(operation))) {
    makers.spellings.insert(info->name);
    makers.spellings.insert(info->bases.begin(), info->bases.end());
  }
  if (operation.hasReceiver())
    makers.lentBy[spelling].insert(operation.className);
  else
    makers.free.insert(spelling);
}

// An object that can have lent it takes part in the call.
bool hasLender(const Parameter &parameter, const Operation &operation, const Makers &makers,
               const Component &component) {
  const MadeType *type = component.findMade(parameter.type.spelling);
  auto lenders = makers.lentBy.find(parameter.type.spelling);
  if (!type || !type->isLent || makers.free.contains(parameter.type.spelling) || lenders == makers.lentBy.end())
    return true;
  auto mayBe = [&](const std::string &className) {
    return std::ranges::any_of(lenders->second, [&](const std::string &lender) {
      return component.isA(className, lender) || component.isA(lender, className);
    });
  };
  return (operation.hasReceiver() && mayBe(operation.className)) ||
         std::ranges::any_of(operation.parameters, [&](const Parameter &other) {
           return isObject(other.type) && mayBe(other.type.spelling);
         });
}

bool needsMaker(const Parameter &parameter) {
  if (isObject(parameter.type))
    return !isPointer(parameter.passing);  // null will do
  return isMade(parameter.type);
}

Refusal whyNotMade(const Parameter &parameter, const Makers &makers, const Component &component) {
  if (makers.spellings.contains(parameter.type.spelling))
    return {fmt::format("parameter '{}' of type '{}' belongs to an object that takes no part in the call",
                        parameter.name, parameter.spelling),
            remedyOfWrapping()};
  if (isObject(parameter.type))
    return {fmt::format("parameter '{}' needs an object of class '{}', which no operation makes", parameter.name,
                        parameter.type.spelling),
            remedyOfFactory(parameter.type.spelling)};
  const MadeType *type = component.findMade(parameter.type.spelling);
  if (type && !type->request.empty())
    return {fmt::format("class '{}' is not part of the component", type->request), remedyOfClass(type->request)};
  return {
      fmt::format("parameter '{}' has type '{}', of which no value can be made", parameter.name, parameter.spelling),
      remedyOfFactory(parameter.type.spelling)};
}

bool isMade(const Parameter &parameter, const Operation &operation, const Makers &makers, const Component &component) {
  return !needsMaker(parameter) ||
         (makers.spellings.contains(parameter.type.spelling) && hasLender(parameter, operation, makers, component));
}

// Empty if it can be called, if need be with default arguments.
Refusal whyUncallable(const Operation &operation, const Makers &makers, const Component &component) {
  if (operation.hasReceiver() && !makers.spellings.contains(operation.className))
    return {fmt::format("no operation makes an object of class '{}'", operation.className),
            remedyOfFactory(operation.className)};
  for (const Parameter &parameter : operation.parameters)
    if (!isMade(parameter, operation, makers, component))
      return parameter.hasDefault ? Refusal() : whyNotMade(parameter, makers, component);
  return "";
}

void cutDefaults(Operation &operation, const Makers &makers, const Component &component) {
  auto first = std::ranges::find_if(operation.parameters,
                                    [&](const Parameter &p) { return !isMade(p, operation, makers, component); });
  if (first == operation.parameters.end())
    return;
  operation.parameters.erase(first, operation.parameters.end());
  operation.symbol.clear();
  operation.unhooked = "a parameter that always has its default argument";
}

// A pointer of a type that operations hand out is no place to store a result in, but leads where those lead.
void takeBackPointers(Component &component) {
  auto isHandedOut = [&](const std::string &spelling) {
    return std::ranges::any_of(component.operations, [&](const Operation &operation) {
      return isMade(operation.result) && operation.result.spelling == spelling;
    });
  };
  for (Operation &operation : component.operations)
    for (Parameter &parameter : operation.parameters)
      if (!isObject(parameter.type) && isPointer(parameter.passing) && isHandedOut(parameter.spelling)) {
        parameter.type = madeType(parameter.spelling);
        parameter.passing = Passing::Value;
      }
}

}  // namespace

const std::string &madeBy(const Operation &operation) {
  return operation.kind == OperationKind::Constructor ? operation.className : operation.result.spelling;
}

const std::string &objectMadeBy(const Operation &operation) {
  bool isOwner = operation.kind != OperationKind::Constructor && isSmartPointer(operation.result);
  return isOwner ? operation.result.elements.at(0).spelling : madeBy(operation);
}

bool isResultKept(const Operation &operation, const Component &component) {
  if (operation.kind == OperationKind::Constructor)
    return true;
  const Type &result = operation.result;
  if (isVoid(result) || isUnknown(result))
    return false;
  if (isObject(result))
    return component.findClass(result.spelling) != nullptr;
  if (isSmartPointer(result) || isMade(result)) {
    const MadeType *type = component.findMade(result.spelling);
    // What is returned by reference is copied, so that it lives as long as the input.
    return type && (operation.resultPassing == Passing::Value || type->isCopyable);
  }
  return !isPointer(operation.resultPassing);
}

bool returnsReferred(const Operation &operation, const Component &component) {
  const Type &type = operation.result;
  bool isPlain = !isObject(type) && !isMade(type) && !isSmartPointer(type);
  bool isReference = operation.resultPassing == Passing::ConstRef || operation.resultPassing == Passing::Ref;
  if (!operation.hasReceiver() || !isPlain || !isReference || isView(type) || !isResultKept(operation, component))
    return false;
  return std::ranges::any_of(component.operations, [&](const Operation &other) {
    return std::ranges::any_of(other.parameters, [&](const Parameter &p) {
      return (p.passing == Passing::ConstRef || p.passing == Passing::Ref) && p.type.spelling == type.spelling;
    });
  });
}

bool makesCopy(const Operation &operation) {
  bool isMade =
      operation.kind == OperationKind::Constructor || (operation.hasReceiver() && operation.name == "operator=");
  return isMade && operation.parameters.size() == 1 && isObject(operation.parameters[0].type) &&
         operation.parameters[0].type.spelling == operation.className &&
         operation.parameters[0].passing != Passing::RvalueRef;
}

void leaveOutUncallable(Component &component) {
  takeBackPointers(component);
  // From what needs nothing to what needs that: a copy constructor alone makes no object.
  Makers makers;
  std::set<int> callable;
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = 0; i < component.operations.size(); ++i) {
      const Operation &operation = component.operations[i];
      if (callable.contains(static_cast<int>(i)) || !whyUncallable(operation, makers, component).empty())
        continue;
      callable.insert(static_cast<int>(i));
      addMaker(operation, component, makers);
      changed = true;
    }
  }
  std::vector<Operation> left;
  for (std::size_t i = 0; i < component.operations.size(); ++i) {
    Operation &operation = component.operations[i];
    if (!callable.contains(static_cast<int>(i))) {
      Refusal why = whyUncallable(operation, makers, component);
      component.skipped.push_back(skippedOf(operation, why.reason, why.remedy));
      continue;
    }
    cutDefaults(operation, makers, component);
    operation.id = static_cast<int>(left.size());
    left.push_back(std::move(operation));
  }
  component.operations = std::move(left);
}

}  // namespace eclat
