#include "emit/tests/check_code.h"

#include "emit/cpp/call_code.h"
#include "emit/cpp/names.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

std::string parameterType(const Parameter &parameter, const Component &component) {
  if (isPointer(parameter.passing))
    return "const " + parameter.type.spelling + " *";
  if (isBuffer(parameter.type))
    return "const " + parameter.type.elements.at(0).spelling + " *";
  if (parameter.spelling.find("(*") != std::string::npos)
    return "std::add_const_t<" + parameter.type.spelling + "> &";
  if (isText(parameter.type) && parameter.spelling.ends_with("char *"))
    return "const char *";
  if (parameter.type.spelling.ends_with("*"))
    return parameter.type.spelling + "const &";
  auto shape = shapeOf(parameter.type, component);
  bool isScalar = shape && shape->shape != Shape::Sequence && shape->shape != Shape::Text;
  return isScalar ? shape->cppType() + " " : "const " + parameter.type.spelling + " &";
}

}  // namespace

std::string checkMessage(const CheckCode &code, const std::string &property, const std::string &support,
                         bool hasValues) {
  std::string text = property + " " + support;
  if (!hasValues || code.values.empty())
    return quoteText(text);
  // The first label joins the sentence before it.
  std::string message = quoteText(text + "; now " + code.values[0].first + " = ") + " << " + code.values[0].second;
  for (std::size_t i = 1; i < code.values.size(); ++i)
    message += " << " + quoteText(", " + code.values[i].first + " = ") + " << " + code.values[i].second;
  return message;
}

std::string supportText(std::uint64_t held, std::uint64_t broken, const Point &point, const Model &model) {
  auto it = std::ranges::find(model.evidence, point, &PointEvidence::point);
  bool isAlwaysDefined = it == model.evidence.end() || it->samples <= held + broken;
  return fmt::format("held in {} of {} visits{}", held, held + broken, isAlwaysDefined ? "" : " where it has a value");
}

std::string supportText(const Property &property, const Model &model) {
  return (property.isTrusted ? "is trusted and " : "") +
         supportText(property.samples, property.broken, property.point, model);
}

std::vector<int> CheckFunctions::propertiesAt(const Point &point) const {
  std::vector<int> ids;
  for (std::size_t i = 0; i < model_.properties.size(); ++i)
    if (model_.properties[i].point == point)
      ids.push_back(static_cast<int>(i));
  return ids;
}

std::string CheckFunctions::title(const Operation &operation) const {
  bool several = std::ranges::any_of(component_.operations, [&](const Operation &other) {
    return other.className != operation.className && !other.className.empty();
  });
  std::string className = several ? withUpperFirst(unqualified(operation.className)) : "";
  return className + operationTitle(operation);
}

Roots CheckFunctions::rootsOf(const Operation &operation, std::size_t arguments, bool atExit) const {
  Roots roots;
  Identifiers names;
  roots.operation = &operation;
  roots.className = operation.className;
  bool isNew = operation.kind == OperationKind::Constructor;
  if (operation.hasReceiver() || (isNew && atExit))
    roots.receiver = names.unique(objectName(operation.className));
  for (std::size_t i = 0; i < arguments && i < operation.parameters.size(); ++i) {
    const Parameter &parameter = operation.parameters[i];
    roots.parameters.push_back(names.unique(identifierOf(parameter.name)));
    auto shape = shapeOf(parameter.type, component_);
    bool isWhole = !shape || shape->shape == Shape::Sequence || shape->shape == Shape::Text;
    bool isOwn = parameter.passing == Passing::RvalueRef || (parameter.passing == Passing::Value && isWhole);
    if (atExit && isOwn)
      roots.gone.insert(static_cast<int>(i));
  }
  if (atExit && !isNew && !isVoid(operation.result))
    roots.result = names.unique("result");
  return roots;
}

std::string CheckFunctions::parameterList(const Roots &roots, const std::vector<int> &which,
                                          const std::string &before) const {
  std::vector<std::string> list;
  if (!before.empty())
    list.push_back("const " + before + " &before");
  for (int root : which) {
    if (root == kReceiverRoot) {
      list.push_back("const " + roots.className + " &" + roots.receiver);
    } else if (root == kResultRoot) {
      Parameter result{"result", roots.operation->result, roots.operation->resultPassing,
                       roots.operation->resultSpelling};
      list.push_back(parameterType(result, component_) + roots.result);
    } else {
      auto index = static_cast<std::size_t>(root);
      list.push_back(parameterType(roots.operation->parameters[index], component_) + roots.parameters[index]);
    }
  }
  return join(list, ", ");
}

std::vector<std::string> CheckFunctions::bodyOf(PointCode &point, const std::vector<int> &properties,
                                                std::vector<int> *unreachable) {
  std::vector<std::string> lines;
  std::string openGuard;
  auto close = [&] {
    if (!openGuard.empty())
      lines.push_back("}");
    openGuard.clear();
  };
  for (int id : properties) {
    const Property &property = model_.properties[static_cast<std::size_t>(id)];
    std::string text = print(property.expr);
    auto code = point.check(property.expr);
    if (!code) {
      close();
      lines.push_back("// Not checked, " + code.error() + ": " + text);
      if (unreachable)
        unreachable->push_back(id);
      continue;
    }
    // Neighbours with the same guard share its block.
    if (code->guard != openGuard) {
      close();
      if (!code->guard.empty())
        lines.push_back("if (" + code->guard + ") {");
      openGuard = code->guard;
    }
    std::string message = "when << " + checkMessage(*code, ": " + text, supportText(property, model_), true);
    for (const std::string &line : framework_.expect(code->condition, message, code->isComparison))
      lines.push_back((openGuard.empty() ? "" : "  ") + line);
  }
  close();
  return lines;
}

namespace {

std::vector<int> inOrder(const std::set<int> &roots) {
  std::vector<int> order;
  if (roots.contains(kReceiverRoot))
    order.push_back(kReceiverRoot);
  for (int root : roots)
    if (root >= 0)
      order.push_back(root);
  if (roots.contains(kResultRoot))
    order.push_back(kResultRoot);
  return order;
}

}  // namespace

CheckFunction CheckFunctions::finish(const std::string &comment, const std::string &name, const Roots &roots,
                                     const PointCode &point, const std::vector<std::string> &body,
                                     const std::string &before) {
  CheckFunction function;
  if (body.empty())
    return function;
  bool checks = std::ranges::any_of(body, [](const std::string &line) { return !line.starts_with("//"); });
  function.text = "\n// " + comment + "\n";
  if (checks) {
    prelude_.needHeader("string");
    function.name = name;
    function.roots = inOrder(point.rootsNow());
    std::string parameters = parameterList(roots, function.roots, before);
    function.text +=
        "void " + name + "(" + parameters + (parameters.empty() ? "" : ", ") + "const std::string &when) {\n";
    for (const LocalValue &local : point.locals())
      function.text += "  " + local.declaration + "\n";
    if (!point.locals().empty())
      function.text += "\n";
  }
  for (const std::string &line : body)
    function.text += (checks ? "  " : "") + line + "\n";
  function.text += checks ? "}\n" : "";
  texts_.push_back(function.text);
  return function;
}

const CheckFunction &CheckFunctions::object(const std::string &className) {
  return object(className, propertiesAt({PointKind::Object, className}));
}

const CheckFunction &CheckFunctions::object(const std::string &className, const std::vector<int> &properties) {
  auto key = std::pair(className, properties);
  if (auto it = objects_.find(key); it != objects_.end())
    return it->second;
  const ClassSchema *known = schema_.findClass(className);
  if (!known)
    return objects_[key];
  Roots roots;
  roots.className = className;
  roots.receiver = objectName(className);
  PointCode point(known->variables, roots, component_, prelude_);
  auto body = bodyOf(point, properties, nullptr);
  // One name for all classes: C++ tells them apart. A second set of one class needs another.
  bool isSecond = std::ranges::any_of(
      objects_, [&](const auto &other) { return other.first.first == className && !other.second.name.empty(); });
  std::string name = isSecond ? names_.unique("checkObjectProperties2") : "checkObjectProperties";
  return objects_[key] = finish("Object properties of " + className + ".", name, roots, point, body, "");
}

const CheckFunction &CheckFunctions::ofClass(const std::string &className) {
  auto it = classes_.find(className);
  if (it != classes_.end())
    return it->second;
  const ClassSchema *known = schema_.findClass(className);
  if (!known || known->statics.empty())
    return classes_[className];
  Roots roots;
  PointCode point(known->statics, roots, component_, prelude_);
  auto body = bodyOf(point, propertiesAt({PointKind::Class, className}), nullptr);
  std::string name = body.empty() ? "" : names_.unique("checkStaticsOf" + withUpperFirst(unqualified(className)));
  return classes_[className] =
             finish("Properties of the static members of " + className + ".", name, roots, point, body, "");
}

const CheckFunction &CheckFunctions::entry(const Operation &operation, std::size_t arguments) {
  auto key = std::pair(operation.id, arguments);
  if (auto it = entries_.find(key); it != entries_.end())
    return it->second;
  const OperationSchema *known = schema_.findOperation(operation.id);
  if (!known)
    return entries_[key];
  Roots roots = rootsOf(operation, arguments, false);
  PointCode point(known->variables, roots, component_, prelude_);
  auto body = bodyOf(point, propertiesAt({PointKind::Entry, operation.signature}), nullptr);
  std::string name = body.empty() ? "" : names_.unique("checkEntryOf" + title(operation));
  return entries_[key] = finish("Entry properties of " + operation.signature + ".", name, roots, point, body, "");
}

CheckFunction CheckFunctions::beforeFunction(const Operation &operation, const Roots &roots, const PointCode &point) {
  CheckFunction function;
  if (point.before().empty())
    return function;
  function.type = names_.unique("Before" + title(operation));
  function.name = names_.unique("valuesBefore" + title(operation));
  function.roots = inOrder(point.rootsBefore());
  function.text =
      "\n// What orig() stands for at the exit of " + operation.signature + ".\nstruct " + function.type + " {\n";
  std::vector<std::string> values;
  for (const BeforeValue &value : point.before()) {
    function.text += "  " + value.type + (value.type.ends_with("*") ? "" : " ") + value.name + ";\n";
    values.push_back(value.expression);
  }
  function.text +=
      "};\n\n" + function.type + " " + function.name + "(" + parameterList(roots, function.roots, "") + ") {\n";
  function.text += "  return {" + join(values, ",\n          ") + "};\n}\n";
  texts_.push_back(function.text);
  return function;
}

const ExitChecks &CheckFunctions::exit(const Operation &operation, std::size_t arguments,
                                       const std::vector<int> &properties) {
  Exit key{operation.id, arguments, properties};
  if (auto it = exits_.find(key); it != exits_.end())
    return it->second;
  ExitChecks &checks = exits_[key];
  const OperationSchema *known = schema_.findOperation(operation.id);
  if (!known || properties.empty()) {
    checks.unreachable = properties;
    return checks;
  }
  Roots roots = rootsOf(operation, arguments, true);
  PointCode point(known->variables, roots, component_, prelude_);
  auto body = bodyOf(point, properties, &checks.unreachable);
  std::string name = names_.unique("checkExitOf" + title(operation));
  checks.before = beforeFunction(operation, roots, point);
  checks.check =
      finish("Exit properties of " + operation.signature + ".", name, roots, point, body, checks.before.type);
  return checks;
}

std::string CheckFunctions::text() const { return join(texts_, ""); }

}  // namespace eclat
