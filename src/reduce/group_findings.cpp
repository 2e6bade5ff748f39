#include "reduce/group_findings.h"

#include "flow/breakers.h"
#include "flow/callable.h"
#include "flow/owner.h"

#include <algorithm>
#include <string>

namespace eclat {

namespace {

// Kinds of trouble that a class either looks for everywhere or nowhere: a reader wants to hear of each once.
enum class Neglect { None, Limits, DivisionByZero, Null };

bool passesNull(const Finding &finding, const Operation &operation) {
  const std::vector<Argument> &arguments = finding.input.steps.back().arguments;
  for (std::size_t i = operation.hasReceiver() ? 1 : 0; i < arguments.size(); ++i) {
    std::size_t parameter = i - (operation.hasReceiver() ? 1 : 0);
    if (!arguments[i].isStep() && arguments[i].literal.kind == LiteralKind::Null &&
        parameter < operation.parameters.size() && operation.parameters[parameter].spelling.ends_with('*'))
      return true;
  }
  return false;
}

Neglect neglectOf(const Finding &finding, const Operation &operation) {
  if (finding.pattern.ending != Ending::Undefined && finding.pattern.ending != Ending::Crashed)
    return Neglect::None;
  switch (finding.outcome.undefined) {
  case UndefinedKind::IntegerOverflow:
  case UndefinedKind::FloatCast: return Neglect::Limits;
  case UndefinedKind::DivisionByZero: return Neglect::DivisionByZero;
  case UndefinedKind::NullPointer: return passesNull(finding, operation) ? Neglect::Null : Neglect::None;
  case UndefinedKind::Address:
    // Behind a signal the address is not looked at: null is one that is often passed on.
    return finding.pattern.ending == Ending::Crashed && passesNull(finding, operation) ? Neglect::Null : Neglect::None;
  default: return Neglect::None;
  }
}

class Grouping {
public:
  Grouping(const Component &component, const std::vector<Finding> &findings)
      : component_(component), breakers_(findings, component) {}

  // A copy that shows something else than its original, seen where it is made.
  bool isWrongCopy(const Finding &finding) const {
    return makesCopy(operationOf(finding)) &&
           std::ranges::any_of(finding.violated,
                               [](const ViolatedProperty &violated) { return !violated.law.empty(); });
  }

  bool isOneCause(const Finding &a, const Finding &b) const {
    if (isWrongCopy(a) != isWrongCopy(b) && a.pattern.clauses.empty() && b.pattern.clauses.empty())
      return isAboutCopies(operationOf(isWrongCopy(a) ? b : a)) && operationOf(a).className == operationOf(b).className;
    bool areLaws = operationOf(a).kind == OperationKind::Law && operationOf(b).kind == OperationKind::Law;
    bool haveDied = a.pattern.claim < 0 && b.pattern.claim < 0;
    if (areLaws && haveDied)
      return operationOf(a).className == operationOf(b).className;
    if (a.pattern.claim >= 0 || b.pattern.claim >= 0)
      return areLaws && !haveDied && a.pattern.claim >= 0 && b.pattern.claim >= 0 &&
             areOneLaw(operationOf(a), operationOf(b));
    if (!a.pattern.clauses.empty() || !b.pattern.clauses.empty())
      return a.pattern.clauses == b.pattern.clauses && isSameOperation(a, b);
    if (a.pattern.properties.empty() != b.pattern.properties.empty())
      return false;
    if (a.pattern.properties.empty())
      return endAlike(a, b);
    return isSameOperation(a, b) ? shareProperty(a, b) : shareBrokenByMany(a, b);
  }

  // What speaks against the first property of the group, in words; empty if nothing does.

private:
  const Operation &operationOf(const Finding &finding) const {
    return component_.operations[static_cast<std::size_t>(finding.operation)];
  }

  std::string ownerOf(const Finding &finding) const {
    const Operation &op = operationOf(finding);
    std::string owner = eclat::ownerOf(op, component_);
    return owner.empty() ? op.name : owner;
  }

  // All laws about what happens to a value start from a copy of it: if that is wrong, so is all the rest.
  static bool isAboutCopies(const Operation &op) { return op.kind == OperationKind::Law && !op.law.statements.empty(); }
  static bool areOneLaw(const Operation &a, const Operation &b) {
    bool isCopyWrong = a.law.kind == LawKind::Copy || b.law.kind == LawKind::Copy;
    return a.className == b.className &&
           (a.law.kind == b.law.kind || (isCopyWrong && isAboutCopies(a) && isAboutCopies(b)));
  }

  // Overloads are one operation to a reader.
  bool isSameOperation(const Finding &a, const Finding &b) const {
    return operationOf(a).name == operationOf(b).name && ownerOf(a) == ownerOf(b);
  }

  static bool shareProperty(const Finding &a, const Finding &b) {
    return std::ranges::any_of(
        a.pattern.properties, [&](int property) { return std::ranges::binary_search(b.pattern.properties, property); });
  }

  // One operation that breaks an object is a suspect. If many do, it is more likely that the examples never showed such
  // an object, and one look at the property is enough.
  bool shareBrokenByMany(const Finding &a, const Finding &b) const {
    auto isIn = [&](const ViolatedProperty &violated, const Finding &finding) {
      return std::ranges::any_of(finding.violated, [&](const ViolatedProperty &other) {
        return other.point == violated.point && other.property == violated.property;
      });
    };
    return std::ranges::any_of(a.violated, [&](const ViolatedProperty &violated) {
      return breakers_.count(violated) >= Breakers::kMany && isIn(violated, b);
    });
  }

  // The operation with arguments of its own that made an iterator or the like for the tested call: whatever it is
  // passed to, a position that is not there does harm.
  std::string lenderOf(const Finding &finding) const {
    const std::vector<Step> &steps = finding.input.steps;
    for (const Argument &argument : steps.back().arguments) {
      if (!argument.isStep())
        continue;
      int maker = steps[static_cast<std::size_t>(argument.step)].operation;
      const Operation &op = component_.operations[static_cast<std::size_t>(maker)];
      if (op.hasReceiver() && isMade(op.result) && !op.parameters.empty())
        return op.className + "::" + op.name;
    }
    return "";
  }
  static bool isHarm(const Finding &finding) {
    return isMemoryError(finding) || finding.pattern.ending == Ending::Undefined ||
           finding.pattern.ending == Ending::Aborted || finding.pattern.ending == Ending::AssertionFailed;
  }

  static bool isMemoryError(const Finding &finding) {
    return finding.pattern.ending == Ending::BadMemory || finding.pattern.ending == Ending::Crashed;
  }

  static bool isSamePlace(const Finding &a, const Finding &b) {
    return !a.pattern.place.empty() && a.pattern.place == b.pattern.place;
  }

  bool endAlike(const Finding &a, const Finding &b) const {
    Neglect neglect = neglectOf(a, operationOf(a)), other = neglectOf(b, operationOf(b));
    if (neglect != Neglect::None || other != Neglect::None)
      return neglect == other && (ownerOf(a) == ownerOf(b) || isSamePlace(a, b));
    if (std::string lender = lenderOf(a); !lender.empty() && lender == lenderOf(b) && isHarm(a) && isHarm(b))
      return true;
    bool isSomewhere = !a.pattern.place.empty() && !b.pattern.place.empty();
    if (isMemoryError(a) && isMemoryError(b) && !isSomewhere)
      return isSameOperation(a, b);
    if (a.pattern.ending != b.pattern.ending)
      return false;
    if (a.pattern.ending == Ending::Threw)
      return a.outcome.thrownType == b.outcome.thrownType && a.outcome.thrownWhat == b.outcome.thrownWhat;
    if (isSameOperation(a, b) && !a.outcome.detail.empty() && a.outcome.detail == b.outcome.detail)
      return true;  // overloads have places of their own
    if (!a.pattern.place.empty() || !b.pattern.place.empty())
      return a.pattern.place == b.pattern.place;
    return isSameOperation(a, b) && a.outcome.detail == b.outcome.detail;
  }

  const Component &component_;
  Breakers breakers_;
};

}  // namespace

std::vector<Finding> groupFindings(std::vector<Finding> findings, const Component &component) {
  Grouping grouping(component, findings);
  // The law itself tells more than a property that stands for it.
  std::ranges::stable_sort(findings, {}, [&](const Finding &finding) { return grouping.isWrongCopy(finding); });
  std::vector<Finding> groups;
  for (Finding &finding : findings) {
    auto isOneWith = [&](const Finding &group) {
      return grouping.isOneCause(group, finding) || std::ranges::any_of(group.variants, [&](const Finding &variant) {
               return grouping.isOneCause(variant, finding);
             });
    };
    auto group = std::ranges::find_if(groups, isOneWith);
    if (group == groups.end())
      groups.push_back(std::move(finding));
    else
      group->variants.push_back(std::move(finding));
  }
  return groups;
}

}  // namespace eclat
