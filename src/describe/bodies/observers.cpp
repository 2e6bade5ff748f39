#include "describe/bodies/observers.h"

#include "describe/collect_operations.h"
#include "describe/types/library_types.h"
#include "describe/types/spelling.h"
#include "kinds/kind.h"

#include <clang/AST/Attr.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

namespace eclat {
namespace {

using clang::CXXMethodDecl;
using clang::QualType;

constexpr std::size_t kMostPerClass = 8;  // each is called at every visit

// They lead into the object; what they lead to is observed as its elements.
const std::set<std::string_view> kIterators = {"begin", "end", "cbegin", "cend", "rbegin", "rend", "crbegin", "crend"};

// What these names promise is kept by every library that uses them.
bool hasHarmlessName(const std::string &name) {
  constexpr std::array<std::string_view, 4> kNames = {"size", "length", "empty", "capacity"};
  return std::ranges::find(kNames, name) != kNames.end() || name.starts_with("is_") || name.starts_with("has_");
}

bool looksLikeObserver(const CXXMethodDecl &method) {
  return method.getAccess() == clang::AS_public && !method.isImplicit() && method.isInstance() && method.isConst() &&
         method.getNumParams() == 0 && !method.isVariadic() && method.getIdentifier() && !method.isDeleted() &&
         !method.getReturnType()->isVoidType() && !kIterators.contains(method.getName());
}

bool isRangeOfPlain(QualType result, TypeDescriber &types) {
  static const std::set<std::string_view> ranges = {"vector", "deque",    "list",          "array",
                                                    "set",    "multiset", "unordered_set", "unordered_multiset"};
  const clang::CXXRecordDecl *record = result.getNonReferenceType()->getAsCXXRecordDecl();
  QualType element = elementTypeOf(result);
  return record && record->isInStdNamespace() && record->getIdentifier() && ranges.contains(record->getName()) &&
         !element.isNull() && traitsOf(types.describe(element)).isPlain;
}

bool canBeObserved(QualType result, const Type &type, TypeDescriber &types) {
  if (result->isRValueReferenceType() || result.isVolatileQualified() || !canBeSpelled(result) ||
      (result->isLValueReferenceType() && !result->getPointeeType().isConstQualified()))
    return false;
  QualType value = result.getNonReferenceType();
  bool isPointer = value->isPointerType() && !value->getPointeeType()->isFunctionType();
  return isPointer || traitsOf(type).isPlain || isRangeOfPlain(result, types);
}

std::string whyNotByDeclaration(const CXXMethodDecl &method) {
  bool isFixed = !method.isVirtual() || method.hasAttr<clang::FinalAttr>() || method.getParent()->isEffectivelyFinal();
  if (!isFixed)
    return "a class that overrides it may do anything";
  if (method.hasAttr<clang::DeprecatedAttr>() || method.hasAttr<clang::UnavailableAttr>())
    return "deprecated";
  if (method.isVolatile() || method.getRefQualifier() == clang::RQ_RValue || method.isConsteval() ||
      method.getTrailingRequiresClause())
    return "it is not for every object";
  if (method.getReturnType()->isUndeducedType())
    return "the result type is not known without the body";
  return "";
}

std::string observerSignature(const Observer &observer) {
  return observer.declaredIn + "::" + observer.name + "() const";
}

// Scalars tell most for what they cost.
int cost(const Observer &observer) {
  if (isText(observer.type))
    return 1;
  bool isScalar = traitsOf(observer.type).isPlain || observer.spelling.ends_with('*');
  return isScalar ? 0 : 2;
}

class Chooser {
public:
  Chooser(const Request &request, const ObserverBodies &bodies, const Component &component)
      : request_(request), bodies_(bodies), component_(component) {}

  void choose(ClassInfo &info) const {
    std::vector<Observer> candidates = std::move(info.observers);
    info.observers.clear();
    std::ranges::stable_sort(candidates, {}, cost);
    for (Observer &observer : candidates) {
      std::string why = whyNot(observer);
      if (why.empty() && info.observers.size() == kMostPerClass)
        why = fmt::format("no more than {} observers of a class are called", kMostPerClass);
      if (!why.empty()) {
        info.unobserved.push_back({observerSignature(observer), why});
        continue;
      }
      observer.copies = bodies_.copiedField(observerSignature(observer));
      std::ranges::copy(bodies_.followedFields(observerSignature(observer)), std::back_inserter(observer.follows));
      info.observers.push_back(std::move(observer));
    }
  }

private:
  std::string whyNot(const Observer &observer) const {
    const auto &named = request_.observers;
    if (!named.empty() && std::ranges::find(named, observer.name) == named.end())
      return "the configuration names others";
    std::string signature = observerSignature(observer);
    auto operation = std::ranges::find(component_.operations, signature, &Operation::signature);
    if (operation == component_.operations.end() || operation->symbol.empty())
      return "it is not hooked";  // only past the hook can it be called without being seen itself
    if (bodies_.isSeen(signature))
      return bodies_.whyHarmful(signature);
    bool isNumber = isBool(observer.type) || isInteger(observer.type);
    return isNumber && hasHarmlessName(observer.name) ? "" : "its body is not to be seen";
  }

  const Request &request_;
  const ObserverBodies &bodies_;
  const Component &component_;
};

// A name in the configuration that leads to nothing is a mistake its author wants to know of.
Result<void> checkNames(const Request &request, const Component &component) {
  for (const std::string &name : request.observers) {
    std::string why;
    bool isUsed = false;
    for (const ClassInfo &info : component.classes) {
      isUsed |= std::ranges::find(info.observers, name, &Observer::name) != info.observers.end();
      for (const Skipped &skipped : info.unobserved)
        if (skipped.operation.ends_with("::" + name + "() const"))
          why = skipped.reason;
    }
    if (!isUsed)
      return fail({ExitCode::Usage,
                   "describe",
                   fmt::format("'{}' cannot be an observer{}", name, why.empty() ? "" : ": " + why),
                   "observers are public const methods without parameters; see docs/reference/configuration.md",
                   {}});
  }
  return {};
}

}  // namespace

void collectObservers(const clang::CXXRecordDecl &record, TypeDescriber &types, ClassInfo &info) {
  std::vector<const clang::CXXRecordDecl *> declaring = publicBases(record);
  declaring.push_back(&record);
  for (const clang::CXXRecordDecl *owner : declaring)
    for (const CXXMethodDecl *method : owner->methods()) {
      if (!looksLikeObserver(*method) || isHidden(*method, record))
        continue;
      std::string why = whyNotByDeclaration(*method);
      PassedType result = why.empty() ? types.describePassed(method->getReturnType()) : PassedType{};
      if (why.empty() && !canBeObserved(method->getReturnType(), result.type, types))
        why = "its result is no plain value";
      if (why.empty())
        info.observers.push_back({method->getNameAsString(),
                                  qualifiedName(*owner),
                                  std::move(result.type),
                                  std::move(result.spelling),
                                  "",
                                  {}});
      else
        info.unobserved.push_back({signatureOf(*method), why});
    }
}

Result<void> chooseObservers(const Request &request, const ObserverBodies &bodies, Component &component) {
  Chooser chooser(request, bodies, component);
  for (ClassInfo &info : component.classes) {
    if (request.useObservers)
      chooser.choose(info);
    else
      info.observers.clear();
  }
  return request.useObservers ? checkNames(request, component) : Result<void>();
}

}  // namespace eclat
