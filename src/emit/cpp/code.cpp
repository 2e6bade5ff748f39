#include "emit/cpp/code.h"

#include "emit/cpp/call_code.h"
#include "flow/laws.h"
#include "flow/passing.h"
#include "kinds/kind.h"
#include "kinds/literal_code.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

// What later steps know of the value a step made.
struct Made {
  std::string name;
  std::string className;   // of a component class; empty for plain values
  bool isPointer = false;  // the variable is a pointer to the object it stands for
  std::string owner;       // its type, if that is a smart pointer
};

class Printer {
public:
  Printer(const Input &input, const Component &component, int claim)
      : input_(input), component_(component), claim_(static_cast<std::size_t>(std::max(claim, 0))) {
    reserveNames();
    made_.resize(input.steps.size());
  }

  CodeLines print() {
    if (input_.steps.empty())
      return std::move(lines_);
    for (std::size_t i = 0; i + 1 < input_.steps.size(); ++i)
      printSetup(i);
    printTestedCall();
    lines_.names = std::move(names_);
    return std::move(lines_);
  }

private:
  // A variable must not hide what the lines call.
  void reserveNames() {
    for (const Operation &operation : component_.operations)
      if (operation.kind == OperationKind::Function && operation.name.find("::") == std::string::npos)
        names_.reserve(operation.name);
    for (const ClassInfo &info : component_.classes)
      names_.reserve(unqualified(info.name));
    // Those of laws.
    for (const char *name : {"copy", "other", "object", "same", "source", "target", "agrees", "swap"})
      if (!input_.steps.empty() && operationOf(input_.steps.size() - 1).kind == OperationKind::Law)
        names_.reserve(name);
  }

  const Operation &operationOf(std::size_t step) const {
    return component_.operations.at(static_cast<std::size_t>(input_.steps[step].operation));
  }

  bool isUsed(std::size_t step) const {
    for (std::size_t i = step + 1; i < input_.steps.size(); ++i)
      for (const Argument &argument : input_.steps[i].arguments)
        if (argument.step == static_cast<int>(step))
          return true;
    return false;
  }

  // Some later step is given the very thing that this one refers to.
  bool isAliased(std::size_t step) const {
    for (std::size_t i = step + 1; i < input_.steps.size(); ++i)
      for (const Argument &argument : input_.steps[i].arguments)
        if (argument.isAlias && argument.step == static_cast<int>(step))
          return true;
    return false;
  }

  // Overloads are told apart by their arguments, so these must then have exactly the declared type.
  bool isOverloaded(const Operation &operation) const {
    return std::ranges::count_if(component_.operations, [&](const Operation &other) {
             return other.name == operation.name && other.className == operation.className;
           }) > 1;
  }

  // A new smart pointer around `content`, or a null one if that is empty. It has a variable if the call may set it, or
  // if it only watches what another must own.
  CallArgument inSmartPointer(const std::string &content, const std::string &type, const Parameter &parameter) {
    const std::string &spelling = parameter.type.spelling;
    bool isUnique = spelling.starts_with("std::unique_ptr"), isWeak = spelling.starts_with("std::weak_ptr");
    CallArgument a;
    a.passed = content.empty() ? spelling + "()"
                               : fmt::format("std::make_{}<{}>({})", isUnique ? "unique" : "shared", type, content);
    if (isWeak && !content.empty()) {
      std::string owner = names_.unique(identifierOf(parameter.name) + "Owner");
      lines_.setup.push_back("auto " + owner + " = " + a.passed + ";");
      a.passed = spelling + "(" + owner + ")";
    }
    if (parameter.passing == Passing::Ref) {
      std::string name = names_.unique(identifierOf(parameter.name));
      lines_.setup.push_back(spelling + " " + name + " = " + a.passed + ";");
      a.passed = name;
    }
    a.seen = a.passed;
    return a;
  }

  CallArgument ofStep(const Made &made, const Parameter *parameter) {
    if (parameter && isSmartPointer(parameter->type) && made.owner == parameter->type.spelling) {
      CallArgument a;
      a.seen = made.name;
      a.passed = isGivenAway(*parameter, component_) ? "std::move(" + made.name + ")" : made.name;
      return a;
    }
    if (parameter && isSmartPointer(parameter->type) && !made.className.empty()) {
      const ClassInfo *info = component_.findClass(made.className);
      std::string object = made.isPointer ? "*" + made.name : made.name;
      return inSmartPointer(info && !info->isCopyable ? "std::move(" + object + ")" : object, made.className,
                            *parameter);
    }
    CallArgument a;
    a.className = made.className;
    std::string object = made.isPointer ? "*" + made.name : made.name;
    if (!made.className.empty())
      a.object = object;
    a.seen = a.passed = object;
    if (!parameter)
      a.seen = made.name;
    else if (isPointer(parameter->passing))
      a.seen = a.passed = !made.owner.empty() ? made.name + ".get()" : made.isPointer ? made.name : "&" + made.name;
    else if (isGivenAway(*parameter, component_))
      a.passed = "std::move(" + object + ")";
    else if (parameter->passing == Passing::RvalueRef)
      a.passed = parameter->type.spelling + "(" + object + ")";
    return a;
  }

  CallArgument ofLiteral(const Literal &literal, const Parameter &parameter, bool exact) {
    if (isSmartPointer(parameter.type)) {
      const Type &element = parameter.type.elements.at(0);
      bool isNull = literal.kind == LiteralKind::Null;
      return inSmartPointer(isNull ? "" : literalCode(literal, element, component_, false), element.spelling,
                            parameter);
    }
    CallArgument a;
    if (const Kind &kind = kindOf(parameter.type); kind.needsVariable(literal, parameter.type)) {
      std::string name = names_.unique(identifierOf(parameter.name));
      HeldLiteral held = kind.inVariable(literal, parameter.type, name, component_);
      lines_.setup.push_back(held.declaration);
      a.seen = a.passed = held.passed;
      return a;
    }
    a.seen = a.passed = literalCode(literal, parameter.type, component_, exact);
    if (literal.kind == LiteralKind::Null && parameter.type.spelling == "const char *") {
      if (exact)
        a.passed = "static_cast<const char *>(nullptr)";
    } else if (literal.kind == LiteralKind::Null && isPointer(parameter.passing)) {
      a.seen = a.passed = "nullptr";
      if (exact)
        a.passed = fmt::format("static_cast<{}{} *>(nullptr)", parameter.passing == Passing::ConstPtr ? "const " : "",
                               parameter.type.spelling);
    } else if (parameter.passing == Passing::Ref || isPointer(parameter.passing)) {
      std::string name = names_.unique(identifierOf(parameter.name));
      bool isDeduced = isChoice(parameter.type);
      std::string value = literalCode(literal, parameter.type, component_, isDeduced);
      lines_.setup.push_back((isDeduced ? "auto" : parameter.type.spelling) + " " + name + " = " + value + ";");
      a.seen = a.passed = isPointer(parameter.passing) ? "&" + name : name;
    }
    return a;
  }

  // The pointer behind the last element of the array that `argument` is the first of.
  static CallArgument behind(const CallArgument &array) {
    CallArgument end = array;
    std::string owner = array.passed.substr(0, array.passed.find(".data()"));
    end.seen = end.passed = fmt::format("{0}.data() + {0}.size()", owner);
    return end;
  }

  struct Call {
    CallArgument receiver;
    std::vector<CallArgument> arguments;
    std::vector<std::string> passed;
    bool throughPointer = false;
  };

  Call callOf(std::size_t step) {
    const Operation &operation = operationOf(step);
    bool exact = operation.kind == OperationKind::Factory || isOverloaded(operation);
    Call call;
    std::size_t first = 0;
    const auto &arguments = input_.steps[step].arguments;
    if (operation.hasReceiver() && !arguments.empty() && arguments[0].isStep()) {
      const Made &made = made_[static_cast<std::size_t>(arguments[0].step)];
      call.receiver = ofStep(made, nullptr);
      call.throughPointer = made.isPointer;
      first = 1;
    }
    for (std::size_t i = first; i < arguments.size() && i - first < operation.parameters.size(); ++i) {
      const Parameter &parameter = operation.parameters[i - first];
      if (parameter.ends && isBuffer(parameter.type)) {
        call.arguments.push_back(behind(call.arguments.back()));
        call.passed.push_back(call.arguments.back().passed);
        continue;
      }
      call.arguments.push_back(arguments[i].isStep()
                                   ? ofStep(made_[static_cast<std::size_t>(arguments[i].step)], &parameter)
                                   : ofLiteral(arguments[i].literal, parameter, exact));
      call.passed.push_back(call.arguments.back().passed);
    }
    return call;
  }

  // "int count = ", "auto &node = ", "auto *next = "; empty for a constructor, which has its own form.
  std::string resultDeclaration(std::size_t step, const std::string &name) const {
    const Operation &operation = operationOf(step);
    bool isClass = isObject(operation.result);
    switch (operation.resultPassing) {
    case Passing::Ptr:
    case Passing::ConstPtr: return "auto *" + name + " = ";
    case Passing::Ref:
      if (isClass)
        return "auto &" + name + " = ";
      break;
    case Passing::RvalueRef:
      if (isClass)
        return "auto &&" + name + " = ";
      break;
    case Passing::ConstRef:
      if (isClass)
        return "const auto &" + name + " = ";
      break;
    default: break;
    }
    if (isAliased(step))
      return (operation.resultPassing == Passing::ConstRef ? "const auto &" : "auto &") + name + " = ";
    // The code of a factory may well make something that only converts to its type.
    bool isDeduced =
        (isMade(operation.result) || isSmartPointer(operation.result)) && operation.kind != OperationKind::Factory;
    return (isDeduced ? "auto" : operation.result.spelling) + " " + name + " = ";
  }

  void remember(std::size_t step, const std::string &name) {
    const Operation &operation = operationOf(step);
    Made &made = made_[step];
    made.name = name;
    bool isNew = operation.kind == OperationKind::Constructor;
    if (isNew || isObject(operation.result))
      made.className = isNew ? operation.className : operation.result.spelling;
    made.isPointer = !isNew && isPointer(operation.resultPassing);
    if (!isNew && isSmartPointer(operation.result)) {
      made.className = operation.result.elements.at(0).spelling;
      made.isPointer = true;
      made.owner = operation.result.spelling;
    }
  }

  std::string nameFor(const Operation &operation) {
    return names_.unique(operation.kind == OperationKind::Constructor ? objectName(operation.className)
                                                                      : resultName(operation));
  }

  std::string expression(const Operation &operation, const Call &call) const {
    if (!operation.isRvalue)
      return callCode(operation, component_, call.receiver, call.throughPointer, call.passed);
    CallArgument given = call.receiver;
    given.object = "std::move(" + given.object + ")";
    return callCode(operation, component_, given, /*throughPointer=*/false, call.passed);
  }

  void printSetup(std::size_t step) {
    const Operation &operation = operationOf(step);
    Call call = callOf(step);
    bool constructs = operation.kind == OperationKind::Constructor;
    if (!constructs && !isUsed(step)) {
      lines_.setup.push_back(asStatement(operation, expression(operation, call)));
      return;
    }
    std::string name = nameFor(operation);
    std::string mark = isUsed(step) ? "" : "[[maybe_unused]] ";
    lines_.setup.push_back(mark +
                           (constructs ? constructionCode(operation, name, call.passed)
                                       : resultDeclaration(step, name) + expression(operation, call)) +
                           ";");
    remember(step, name);
  }

  static std::string asStatement(const Operation &operation, const std::string &call) {
    bool warns =
        isOperatorExpression(operation) && !isVoid(operation.result) && operation.resultPassing == Passing::Value;
    return warns ? "static_cast<void>(" + call + ");" : call + ";";
  }

  void printLaw(const Operation &operation, const std::vector<std::string> &arguments) {
    const Law &law = operation.law;
    for (const std::string &statement : law.statements)
      lines_.before.push_back(fillLaw(statement, operation.className, arguments));
    if (law.claims.empty())
      return;
    lines_.call = fillLaw(law.claims[std::min(claim_, law.claims.size() - 1)], operation.className, arguments);
    lines_.statement = "assert(" + lines_.call + ");";
  }

  void printTestedCall() {
    std::size_t step = input_.steps.size() - 1;
    const Operation &operation = operationOf(step);
    Call call = callOf(step);
    lines_.receiver = call.receiver;
    lines_.arguments = call.arguments;
    if (operation.kind == OperationKind::Law)
      return printLaw(operation, call.passed);
    lines_.call = expression(operation, call);
    bool constructs = operation.kind == OperationKind::Constructor;
    lines_.declaration = asStatement(operation, lines_.call);
    lines_.statement = lines_.declaration;
    if (!constructs && isVoid(operation.result))
      return;
    lines_.result = nameFor(operation);
    lines_.declaration = constructs ? constructionCode(operation, lines_.result, call.passed) + ";"
                                    : resultDeclaration(step, lines_.result) + lines_.call + ";";
    lines_.resultIsPointer = !constructs && isPointer(operation.resultPassing);
    if (constructs)
      lines_.statement = lines_.declaration;
  }

  const Input &input_;
  const Component &component_;
  std::size_t claim_;
  Identifiers names_;
  std::vector<Made> made_;
  CodeLines lines_;
};

}  // namespace

std::vector<std::string> CodeLines::all() const {
  std::vector<std::string> lines = setup;
  lines.insert(lines.end(), before.begin(), before.end());
  if (!statement.empty())
    lines.push_back(statement);
  return lines;
}

CodeLines inputCode(const Input &input, const Component &component, int claim) {
  return Printer(input, component, claim).print();
}

}  // namespace eclat
