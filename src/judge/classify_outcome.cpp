#include "judge/classify_outcome.h"

#include "flow/given.h"
#include "flow/language/condition_names.h"
#include "flow/laws.h"
#include "judge/contract.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace eclat {

namespace {

// How the standard library says "the caller broke a rule" or "there are no resources".
constexpr std::array<std::string_view, 11> kPreconditionExceptions = {
    "std::logic_error",          "std::invalid_argument",    "std::domain_error",   "std::length_error",
    "std::out_of_range",         "std::bad_alloc",           "std::overflow_error", "std::underflow_error",
    "std::bad_array_new_length", "std::bad_optional_access", "std::range_error"};

bool saysCallerIsWrong(const Outcome &outcome) {
  return std::ranges::any_of(kPreconditionExceptions, [&](std::string_view name) {
    return outcome.thrownType == name || outcome.thrownBase == name;
  });
}

bool wasSeen(const Outcome &outcome, const Operation &tested, const Model &model) {
  auto it = model.thrown.find(tested.signature);
  return it != model.thrown.end() && std::ranges::find(it->second, outcome.thrownType) != it->second.end();
}

// Comments spell a type as one does where they stand: ParseError for json::ParseError.
bool isAnnounced(const Outcome &outcome, const Operation &tested, const Model &model) {
  auto it = model.announced.find(tested.signature);
  return it != model.announced.end() && std::ranges::any_of(it->second, [&](const std::string &name) {
           return outcome.thrownType == name || outcome.thrownType.ends_with("::" + name);
         });
}

// When an operation throws was learned of the exceptions that the examples saw. Others have reasons of their own.
bool breaksMoreThanWhenItThrows(const Outcome &outcome, const Model &model) {
  return std::ranges::any_of(outcome.exit, [&](const Violation &v) {
    auto number = static_cast<std::size_t>(v.property);
    return number >= model.properties.size() || model.properties[number].family != FamilyId::ThrowCondition;
  });
}

// Objects of an input that know each other may be destroyed in an order their authors forbid: that is our
// doing, not a fault of the class.
bool joinsObjects(const Input &input, const Component &component) {
  for (const Step &step : input.steps) {
    const Operation &op = component.operations[static_cast<std::size_t>(step.operation)];
    std::size_t first = op.hasReceiver() ? 1 : 0;
    for (std::size_t i = first; i < step.arguments.size(); ++i) {
      const Parameter &p = op.parameters[i - first];
      bool copied = p.passing == Passing::Value || p.passing == Passing::RvalueRef;
      bool isCopyConstructor = op.kind == OperationKind::Constructor && p.type.spelling == op.className;
      if (step.arguments[i].isStep() && isObject(p.type) && !copied && !isCopyConstructor)
        return true;
    }
  }
  return false;
}

// Zero is a number that authors forget.
bool isDivisionByZero(const Outcome &outcome) {
  return outcome.ending == Ending::Undefined && outcome.undefined == UndefinedKind::DivisionByZero;
}

// A number left its type.
bool isOverflow(const Outcome &outcome) {
  return outcome.ending == Ending::Undefined &&
         (outcome.undefined == UndefinedKind::IntegerOverflow || outcome.undefined == UndefinedKind::FloatCast ||
          outcome.undefined == UndefinedKind::PointerOverflow);
}

// It crashed where no example makes the call: in C++ that is how a class without checks says that there is nothing to
// be had in this state. To hang or to use up all memory is wrong anywhere.
bool isAskedTooMuch(const Outcome &outcome, const Input &input, const Operation &tested, const Model &model) {
  bool isCrash = outcome.ending == Ending::Crashed || outcome.ending == Ending::BadMemory ||
                 outcome.ending == Ending::Undefined || outcome.ending == Ending::Aborted;
  bool isAllowed = std::ranges::find(model.outspoken, tested.signature) != model.outspoken.end();
  return outcome.isBeyondHabits && !isAllowed && isCrash && !isDivisionByZero(outcome) && !outcome.inTeardown &&
         !isAskedOfNull(input, tested);
}

// Who branches on a number means to cope with all of them.
bool isAskedFor(const Parameter &parameter, const Operation &operation, const Component &component) {
  return std::ranges::any_of(component.conditions, [&](const Condition &condition) {
    return condition.operation == operation.signature && namesAskedFor(condition.text).contains(parameter.name);
  });
}

// A number as no example passed it, and so large that whoever does something that many times takes long, or leaves its
// type with the next step.
bool isAskedForVeryMuch(const Outcome &outcome, const Input &input, const Component &component, const Model &model) {
  constexpr std::int64_t kMuch = 100'000, kAlmostAll = std::int64_t{1} << 30;
  bool isExhausted = outcome.ending == Ending::TimedOut || outcome.ending == Ending::StackOverflow ||
                     outcome.ending == Ending::MemoryLimit;
  if (!isExhausted && !isOverflow(outcome))
    return false;
  const Step &call = input.steps.back();
  const Operation &tested = component.operations[static_cast<std::size_t>(call.operation)];
  std::int64_t limit = isExhausted ? kMuch : kAlmostAll;
  std::size_t first = tested.hasReceiver() ? 1 : 0;
  bool isMuch = false;
  for (std::size_t i = first; i < call.arguments.size() && i - first < tested.parameters.size(); ++i) {
    const Argument &argument = call.arguments[i];
    bool isLarge = !argument.isStep() && argument.literal.kind == LiteralKind::Int &&
                   (argument.literal.integer >= limit || argument.literal.integer <= -limit);
    isMuch = isMuch || (isLarge && (isExhausted || !isAskedFor(tested.parameters[i - first], tested, component)));
  }
  auto isOfTested = [&](const Property &p) { return p.point.subject == tested.signature; };
  return isMuch && (outcome.isBeyondTerritory || std::ranges::none_of(model.territory, isOfTested));
}

bool isOfEntryAlone(const Expr &e) {
  std::vector<Expr> variables = variablesOf(e);
  return !variables.empty() && std::ranges::all_of(variables, [](const Expr &v) { return v.op == Op::OrigVar; });
}

const Expr &consequence(const Expr &e) { return e.op == Op::Implies ? consequence(e.kids[1]) : e; }

// What an object was like before the call already, the call did not break.
bool isNewlyBroken(const Violation &violation, const Outcome &outcome) {
  return std::ranges::find(outcome.entry, violation) == outcome.entry.end();
}

bool breaksPromise(const Outcome &outcome, const Model &model, HeldTo heldTo) {
  return std::ranges::any_of(outcome.exit, [&](const Violation &violation) {
    auto number = static_cast<std::size_t>(violation.property);
    bool isLearned = number < model.properties.size() && heldTo == HeldTo::Promises;
    return isNewlyBroken(violation, outcome) && (!isLearned || isPromise(model.properties[number]));
  });
}

// A law that throws does so in an operation of the class, which has a say of its own. So has one that dies, mostly.
Label classifyLaw(const Outcome &outcome, const Operation &law) {
  if (outcome.ending == Ending::Returned)
    return outcome.claim >= 0 ? Label::Fault : Label::Normal;
  bool isOver = outcome.ending == Ending::Threw || outcome.ending == Ending::NotRun ||
                outcome.ending == Ending::AroundFailed || outcome.ending == Ending::SetupThrew;
  return isOver || !isAboutSafety(law) ? Label::Illegal : Label::Fault;
}

// Nothing but that a pointer was null.
bool breaksNullnessAlone(const Outcome &outcome, const Model &model) {
  return std::ranges::all_of(outcome.entry, [&](const Violation &violation) {
    const Property &property = model.properties.at(static_cast<std::size_t>(violation.property));
    const Expr &rule = property.expr;
    return property.comment.empty() && rule.op == Op::Ne && rule.kids[1].op == Op::Const &&
           rule.kids[1].constant == ConstKind::Null;
  });
}

}  // namespace

bool isPromise(const Property &p) {
  constexpr std::uint64_t kStatesForPromise = 20, kStatesForChange = 5, kStatesForLimit = 100;
  bool isOfCall = p.point.kind == PointKind::Exit || p.point.kind == PointKind::Throw;
  bool isLearned = isOfCall && !p.isGiven() && !isLaw(p.family);
  bool isOfChange = has(p.family, family_traits::kOfChange);
  std::uint64_t needed = limitsResult(p.expr) ? kStatesForLimit : isOfChange ? kStatesForChange : kStatesForPromise;
  return !isLearned || (p.states >= needed && (p.point.kind == PointKind::Throw || !isOfEntryAlone(p.expr)));
}

bool limitsResult(const Expr &e) {
  auto isResult = [](const Expr &v) { return v.op == Op::Var && v.variable.root == Root::Result; };
  const Expr &said = consequence(e);
  if (std::ranges::none_of(variablesOf(e), isResult))
    return false;
  bool isOrder = said.op == Op::Le || said.op == Op::Ge || said.op == Op::Lt || said.op == Op::Gt ||
                 rt::classOf(said.op) == rt::OpClass::LexicalOrder;
  if (isOrder)
    return said.kids[1].op != Op::Const || e.op == Op::Implies;
  bool isSet = said.op == Op::In && said.kids[1].op == Op::List;
  bool isConstant = (said.op == Op::Eq || said.op == Op::Ne) && said.kids[1].op == Op::Const;
  return isSet || isConstant || said.op == Op::Not;
}

bool isAskedOfNull(const Input &input, const Operation &tested) {
  return tested.isConst && isBool(tested.result) &&
         std::ranges::any_of(input.steps.back().arguments, [](const Argument &argument) {
           return !argument.isStep() && argument.literal.kind == LiteralKind::Null;
         });
}

bool isWrongCopy(const Outcome &outcome, const Operation &tested, const Model &model) {
  if (tested.kind == OperationKind::Law)
    return tested.law.kind == LawKind::Copy && outcome.claim >= 0;
  return std::ranges::any_of(outcome.exit, [&](const Violation &violation) {
    auto number = static_cast<std::size_t>(violation.property);
    return number < model.properties.size() && model.properties[number].family == FamilyId::LawCopy;
  });
}

bool isAboutSafety(const Operation &law) {
  return law.law.kind == LawKind::Move || law.law.kind == LawKind::SelfAssignment;
}

Outcome withoutEntry(Outcome outcome) {
  outcome.entry.clear();
  outcome.isBeyondTerritory = false;
  outcome.isBeyondHabits = false;
  outcome.isDocumented = false;
  return outcome;
}

bool isFaultByEnding(const Outcome &outcome, const Input &input, const Component &component, const Model &model) {
  // With nothing violated at exit what remains is how it ended.
  Outcome ending = withoutEntry(outcome);
  ending.exit.clear();
  return outcome.asked.empty() && !breaksGivenRule(outcome, model) &&
         classifyOutcome(ending, input, component, model) == Label::Fault;
}

Label classifyBy(Judges judges, const Outcome &outcome, const Input &input, const Component &component,
                 const Model &model, HeldTo heldTo) {
  Label byModel = classifyOutcome(outcome, input, component, model, heldTo);
  bool isOver = judges == Judges::Model || byModel == Label::Fault;
  return !isOver && isFaultByEnding(outcome, input, component, model) ? Label::Fault : byModel;
}

namespace {

Label classifyAllowed(const Outcome &outcome, const Input &input, const Component &component, const Model &model,
                      HeldTo heldTo) {
  const Operation &tested = component.operations[static_cast<std::size_t>(input.steps.back().operation)];
  if (outcome.step + 1 < static_cast<int>(input.steps.size()))
    return Label::Illegal;  // not the tested call's doing
  // What a specification says of the caller wins over what was learned.
  if (!outcome.asked.empty())
    return Label::Illegal;
  if (!outcome.promised.empty() && cameBack(outcome.ending))
    return Label::Fault;
  if (tested.kind == OperationKind::Law)
    return classifyLaw(outcome, tested);
  bool entry = !outcome.entry.empty() && !outcome.isSpecified,
       exit = std::ranges::any_of(outcome.exit,
                                  [&](const Violation &violation) { return isNewlyBroken(violation, outcome); });
  bool isFault = breaksPromise(outcome, model, heldTo);
  // A comment says what it does then: it may be asked.
  if (breaksGivenPromise(outcome, model) && !breaksGivenRule(outcome, model))
    return Label::Fault;
  switch (outcome.ending) {
  case Ending::NotRun:
  case Ending::AroundFailed:
  case Ending::Refused:
  case Ending::Meddled:
  case Ending::SetupThrew: return Label::Illegal;
  case Ending::Returned: break;
  case Ending::Threw:
    if (outcome.isDeclared && !exit)
      return entry ? Label::New : Label::Normal;
    // It left an object broken behind, or threw where it never did. To refuse once more is no fault.
    if (exit && (breaksMoreThanWhenItThrows(outcome, model) ||
                 (wasSeen(outcome, tested, model) && !saysCallerIsWrong(outcome))))
      break;
    if (wasSeen(outcome, tested, model))
      return entry ? Label::New : Label::Normal;
    if (saysCallerIsWrong(outcome) || isOwnException(outcome, tested) || isAnnounced(outcome, tested, model))
      return Label::Illegal;
    return entry ? Label::Illegal : Label::Fault;
  default:
    if (outcome.inTeardown && joinsObjects(input, component))
      return Label::Illegal;
    if (outcome.isSpecified)
      return Label::Fault;  // its author says what callers have to see to, and this one did
    if (entry && isAskedOfNull(input, tested) && breaksNullnessAlone(outcome, model))
      return Label::Fault;
    if (endsWhereToldOf(outcome) && !breaksGivenRule(outcome, model))
      return Label::Fault;
    return entry || isAskedTooMuch(outcome, input, tested, model) ||
                   isAskedForVeryMuch(outcome, input, component, model) || isOwnPrecondition(outcome, tested, component)
               ? Label::Illegal
               : Label::Fault;
  }
  // New data may lead to new states without any fault; only what breaks on familiar arguments is suspicious.
  if (exit)
    return entry || (outcome.isBeyondTerritory && !isWrongCopy(outcome, tested, model)) ? Label::Illegal
           : isFault                                                                    ? Label::Fault
                                                                                        : Label::New;
  return entry ? Label::New : Label::Normal;
}

}  // namespace

// Nobody knows what it would have done, had it been let.
Label classifyOutcome(const Outcome &outcome, const Input &input, const Component &component, const Model &model,
                      HeldTo heldTo) {
  Label label = classifyAllowed(outcome, input, component, model, heldTo);
  return label == Label::Fault && !outcome.blocked.empty() ? Label::Illegal : label;
}

Pattern patternOf(const Outcome &outcome, const Input &input) {
  Pattern pattern;
  pattern.operation = input.steps.back().operation;
  pattern.ending = outcome.ending;
  if (outcome.ending == Ending::Threw || outcome.ending == Ending::Terminated)
    pattern.thrownType = outcome.thrownType;
  pattern.place = outcome.place;
  if (cameBack(outcome.ending))
    for (const Violation &violation : outcome.exit)
      pattern.properties.push_back(violation.property);
  std::ranges::sort(pattern.properties);
  auto repeated = std::ranges::unique(pattern.properties);
  pattern.properties.erase(repeated.begin(), repeated.end());
  pattern.claim = outcome.claim;
  for (const Clause &clause : outcome.promised)
    pattern.clauses.push_back(clause.place + ": " + clause.text);
  std::ranges::sort(pattern.clauses);
  return pattern;
}

}  // namespace eclat
