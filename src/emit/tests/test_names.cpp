#include "emit/tests/test_names.h"

#include "emit/cpp/names.h"

#include <algorithm>
#include <array>
#include <optional>

namespace eclat {

namespace {

constexpr std::size_t kMaxName = 80;       // longer ones do not fit beside their verdict on a terminal
constexpr std::size_t kMaxStatement = 36;  // of a property in words

// The receiver is asked a question of one of these names.
bool asksOneOf(const VariableRef &variable, std::initializer_list<const char *> names) {
  return variable.root == Root::Named && variable.parts.size() == 1 && variable.isQuestion() &&
         std::ranges::any_of(names, [&](const char *name) { return variable.name == name; });
}

// What a glance at the receiver before the call says of it: "Empty", "Full"; empty if nothing does.
std::string stateWord(const Outcome &outcome) {
  for (const SeenValue &seen : outcome.seen) {
    bool isTrue = seen.before == "true", isZero = seen.before == "0";
    if (isTrue && asksOneOf(seen.name, {"isEmpty", "empty", "is_empty", "IsEmpty", "Empty"}))
      return "Empty";
    if (isTrue && asksOneOf(seen.name, {"isFull", "full", "is_full", "IsFull", "Full"}))
      return "Full";
    if (isZero && asksOneOf(seen.name, {"size", "count", "length", "getSize", "Size", "getCount"}))
      return "Empty";
  }
  return "";
}

std::string argumentWord(const Argument &argument, const Parameter &parameter) {
  std::string name = withUpperFirst(identifierOf(parameter.name));
  if (argument.isStep())
    return "";
  switch (argument.literal.kind) {
  case LiteralKind::Null: return "WithNull";
  case LiteralKind::Int:
    if (!isInteger(parameter.type))
      return "";
    return argument.literal.integer == 0 ? "WithZero" : argument.literal.integer < 0 ? "WithNegative" + name : "";
  case LiteralKind::Text: return argument.literal.text.empty() ? "WithEmpty" + name : "";
  case LiteralKind::List: return argument.literal.elements.empty() ? "WithEmpty" + name : "";
  default: return "";
  }
}

// The first argument of the tested call that stands out.
std::string argumentsWord(const Step &call, const Operation &operation) {
  std::size_t first = operation.hasReceiver() ? 1 : 0;
  for (std::size_t i = first; i < call.arguments.size() && i - first < operation.parameters.size(); ++i) {
    if (first && call.arguments[i].isStep() && call.arguments[i].step == call.arguments[0].step)
      return "WithItself";
    if (std::string word = argumentWord(call.arguments[i], operation.parameters[i - first]); !word.empty())
      return word;
  }
  return "";
}

// What was done before the tested call, where that is little.
std::string historyWord(const Input &input, const Operation &operation, const Component &component) {
  std::vector<const Operation *> before;
  for (std::size_t i = 0; i + 1 < input.steps.size(); ++i) {
    const Operation &op = component.operations[static_cast<std::size_t>(input.steps[i].operation)];
    if (op.kind != OperationKind::Constructor && op.kind != OperationKind::Factory)
      before.push_back(&op);
  }
  if (before.empty())
    return operation.hasReceiver() ? "OnNew" + withUpperFirst(objectName(operation.className)) : "";
  return before.size() == 1 ? "After" + operationTitle(*before[0]) : "";
}

// "Leaves X…", or "Returns…" of the result.
std::string leaves(const Expr &what, const std::string &how) {
  if (what.op == Op::Var && what.variable.isWholeResult())
    return "Returns" + how;
  return "Leaves" + propertyTitle(what) + how;
}

bool isZero(const Expr &e) { return e.op == Op::Const && e.constant == ConstKind::Int && e.integer == 0; }

// What a broken relation leaves, in words; nothing where they would be no shorter than the property.
std::optional<std::string> brokenRelation(const Expr &e) {
  const Expr &a = e.kids[0], &b = e.kids[1];
  bool isSimple = a.op == Op::Var || a.op == Op::Size;
  if (!isSimple)
    return std::nullopt;
  std::string other = propertyTitle(b);
  bool isNull = b.op == Op::Const && b.constant == ConstKind::Null;
  bool isSame = b.op == Op::OrigVar && isVariable(a) && b.variable == a.variable;
  switch (e.op) {
  case Op::Ge: return leaves(a, isZero(b) ? "Negative" : "Below" + other);
  case Op::Gt: return leaves(a, "NotAbove" + other);
  case Op::Le: return leaves(a, "Above" + other);
  case Op::Lt: return leaves(a, "NotBelow" + other);
  case Op::Ne: return leaves(a, isNull ? "Null" : isZero(b) ? "Zero" : "Equal" + other);
  case Op::Eq:
    if (b.op == Op::Const && b.constant == ConstKind::Bool)
      return leaves(a, b.integer ? "False" : "True");
    return isSame ? "Changes" + propertyTitle(a) : leaves(a, isNull ? "NotNull" : "Unlike" + other);
  default: return std::nullopt;
  }
}

// For a statement that is too long for a name: the variable it starts with.
const Expr *firstVariable(const Expr &e) {
  if (isVariable(e))
    return &e;
  for (const Expr &kid : e.kids)
    if (const Expr *found = firstVariable(kid))
      return found;
  return nullptr;
}

std::string brokenProperty(const Expr &expr) {
  if (rt::classOf(expr.op) == rt::OpClass::Relation)
    if (auto words = brokenRelation(expr); words && words->size() <= kMaxStatement + 6)
      return *words;
  std::string title = propertyTitle(expr);
  if (title.size() <= kMaxStatement)
    return "Breaks" + title;
  const Expr *variable = firstVariable(expr.op == Op::Implies ? expr.kids[1] : expr);
  if (!variable)
    return "BreaksAProperty";
  if (variable->variable.isWholeResult())
    return "ReturnsSomethingElse";
  return "LeavesOther" + withUpperFirst(variableIdentifier(variable->variable.withoutElements()));
}

// What broke, as the last part of a test's name.
std::string breakage(const Finding &finding, const Model &model) {
  switch (finding.outcome.ending) {
  case Ending::Returned:
    if (finding.outcome.claim >= 0)
      return "IsBroken";
    if (!finding.pattern.clauses.empty())
      return "BreaksItsSpecification";
    if (!finding.violated.empty() && finding.violated[0].isPromiseToThrow())
      return "DoesNotThrow";
    if (finding.violated.empty() || finding.violated[0].id < 0)
      return finding.violated.empty() ? "BreaksTheModel" : "BreaksAProperty";
    return brokenProperty(model.properties.at(static_cast<std::size_t>(finding.violated[0].id)).expr);
  case Ending::Threw: {
    std::string type = unqualified(finding.outcome.thrownType);
    return "Throws" + withUpperFirst(identifierOf(type.empty() ? "exception" : type));
  }
  case Ending::BadMemory: return "MisusesMemory";
  case Ending::Undefined: return "HasUndefinedBehaviour";
  case Ending::StackOverflow: return "ExhaustsTheStack";
  case Ending::Aborted: return "Aborts";
  case Ending::AssertionFailed: return "FailsAnAssertion";
  case Ending::Terminated: return "Terminates";
  case Ending::TimedOut: return "RunsTooLong";
  case Ending::MemoryLimit: return "UsesTooMuchMemory";
  case Ending::Leaked: return "LosesMemory";
  case Ending::Exited: return "EndsTheProcess";
  default: return "Crashes";
  }
}

}  // namespace

std::string callName(const Input &input, const Outcome &outcome, const Component &component) {
  const Step &call = input.steps.back();
  const Operation &operation = component.operations[static_cast<std::size_t>(call.operation)];
  std::string title = operationTitle(operation);
  if (operation.kind == OperationKind::Law)
    return title;
  std::string arguments = argumentsWord(call, operation);
  if (arguments == "WithNull" || arguments == "WithItself")
    return title + "_" + arguments;
  std::string word = operation.hasReceiver() ? stateWord(outcome) : "";
  if (!word.empty())
    return title + "_On" + word + withUpperFirst(objectName(operation.className));
  word = arguments;
  if (word.empty())
    word = historyWord(input, operation, component);
  return word.empty() ? title : title + "_" + word;
}

std::string testName(const Finding &finding, const Component &component, const Model &model) {
  return (callName(finding.input, finding.outcome, component) + "_" + breakage(finding, model)).substr(0, kMaxName);
}

}  // namespace eclat
