#include "emit/cpp/call_code.h"

#include "emit/cpp/prelude.h"
#include "flow/factory_code.h"
#include "flow/laws.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

// The sign of an operator function: "==" of "geo::operator=="; empty for other names.
std::string signOf(const std::string &name) {
  std::size_t at = name.rfind("operator");
  if (at == std::string::npos || (at != 0 && name[at - 1] != ':'))
    return {};
  std::string sign = name.substr(at + 8);
  return sign.find_first_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789") == std::string::npos
             ? sign
             : std::string();
}

bool isBinary(const std::string &sign) {
  static const std::vector<std::string> signs = {
      "==", "!=", "<", "<=", ">",  ">=", "<=>", "+",  "-",  "*",  "/",  "%",  "&",  "|",   "^",
      "<<", ">>", "=", "+=", "-=", "*=", "/=",  "%=", "&=", "|=", "^=", "&&", "||", "<<=", ">>="};
  return std::ranges::find(signs, sign) != signs.end();
}

bool isUnary(const std::string &sign) {
  return sign == "-" || sign == "+" || sign == "!" || sign == "~" || sign == "*" || sign == "++" || sign == "--";
}

// A name declared again in a derived class hides the inherited one.
bool isHidden(const Operation &operation, const Component &component, const std::string &receiverClass) {
  if (receiverClass.empty() || receiverClass == operation.className)
    return false;
  return std::ranges::any_of(component.operations, [&](const Operation &other) {
    return other.name == operation.name && other.className != operation.className &&
           component.isA(receiverClass, other.className) && component.isA(other.className, operation.className);
  });
}

std::string methodCode(const Operation &operation, const Component &component, const CallArgument &receiver,
                       bool throughPointer, const std::vector<std::string> &arguments) {
  std::string sign = signOf(operation.name);
  std::string object = throughPointer ? "(*" + receiver.seen + ")" : receiver.object;
  // An object combined with itself by a sign looks like a slip, and Clang says so.
  if (isBinary(sign) && arguments.size() == 1 && arguments[0] != receiver.object)
    return object + " " + sign + " " + arguments[0];
  if ((sign == "++" || sign == "--") && arguments.size() == 1)
    return object + sign;
  if (isUnary(sign) && arguments.empty())
    return sign + object;
  if (sign == "[]" && arguments.size() == 1)
    return object + "[" + arguments[0] + "]";
  if (sign == "()")
    return object + "(" + join(arguments, ", ") + ")";
  std::string access = receiver.object + ".";
  if (isHidden(operation, component, receiver.className))
    access = fmt::format("static_cast<{}{} &>({}).", operation.isConst ? "const " : "", operation.className,
                         throughPointer ? "*" + receiver.seen : receiver.object);
  else if (throughPointer)
    access = receiver.seen + "->";
  return access + operation.name + "(" + join(arguments, ", ") + ")";
}

}  // namespace

std::string join(const std::vector<std::string> &parts, const char *separator) {
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i)
    out += (i ? separator : "") + parts[i];
  return out;
}

bool isOperatorExpression(const Operation &operation) { return !signOf(operation.name).empty(); }

std::string callCode(const Operation &operation, const Component &component, const CallArgument &receiver,
                     bool throughPointer, const std::vector<std::string> &arguments) {
  std::string list = "(" + join(arguments, ", ") + ")";
  switch (operation.kind) {
  case OperationKind::Constructor: return operation.className + list;
  case OperationKind::StaticMethod: return operation.className + "::" + operation.name + list;
  case OperationKind::Method: return methodCode(operation, component, receiver, throughPointer, arguments);
  case OperationKind::Factory: return fillHoles(operation.name, arguments);
  case OperationKind::Function: break;
  case OperationKind::Law:
    return fillLaw(operation.law.claims.empty() ? "true" : operation.law.claims[0], operation.className, arguments);
  }
  std::string sign = signOf(operation.name);
  bool hasNull = std::ranges::any_of(arguments, [](const std::string &a) { return a.ends_with("nullptr"); });
  if (arguments.size() == 2 && isBinary(sign) && sign != "=" && !hasNull && arguments[0] != arguments[1])
    return arguments[0] + " " + sign + " " + arguments[1];
  return (isPreludeName(operation.name) ? "::" : "") + operation.name + list;
}

std::string constructionCode(const Operation &constructor, const std::string &variable,
                             const std::vector<std::string> &arguments) {
  if (arguments.empty())
    return constructor.className + " " + variable;
  // `Outer o(Inner(x));` declares a function; everything that is no `name(name)` is safe.
  bool vexing = std::ranges::all_of(arguments, [](const std::string &a) {
    return a.find('(') != std::string::npos && a.find('<') == std::string::npos && a.find('"') == std::string::npos;
  });
  if (vexing)
    return "auto " + variable + " = " + constructor.className + "(" + join(arguments, ", ") + ")";
  return constructor.className + " " + variable + "(" + join(arguments, ", ") + ")";
}

}  // namespace eclat
