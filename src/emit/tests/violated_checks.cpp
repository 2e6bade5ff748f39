#include "emit/tests/violated_checks.h"

#include "emit/cpp/observer_names.h"

#include <algorithm>

namespace eclat {

// The object properties that the tested call broke in one of its objects.
std::vector<int> ViolatedCode::objectsOf(int range) const {
  std::vector<int> ids;
  for (const Violation &violation : finding_.outcome.exit)
    if (violation.object == range)
      ids.push_back(violation.property);
  return ids;
}

// A result that a check can be given as it is: no sign and no digit is lost.
bool ViolatedCode::isSimpleResult() const {
  const std::string spelling = strippedSpelling(operation_.resultSpelling);
  for (const char *simple : {"int", "long", "long long", "short", "bool", "double", "std::string"})
    if (spelling == simple)
      return operation_.resultPassing == Passing::Value;
  return false;
}

void ViolatedCode::exit(const OperationSchema &schema) {
  std::vector<int> ids;
  for (const Violation &violation : finding_.outcome.exit) {
    const Property &property = c_.model.properties[static_cast<std::size_t>(violation.property)];
    if (violation.object < 0 && property.point == Point{PointKind::Exit, operation_.signature})
      ids.push_back(violation.property);
  }
  if (ids.empty())
    return;
  Roots roots;
  roots.operation = &operation_;
  roots.className = operation_.className;
  bool isNew = operation_.kind == OperationKind::Constructor;
  roots.receiver = isNew ? code_.result : operation_.hasReceiver() ? code_.receiver.object : "";
  if (operation_.isRvalue)
    roots.receiver.clear();  // what was given away need not be whole
  roots.result = !isNew && isSimpleResult() ? code_.result : "";
  PointStyle style{.taken = names_, .isInline = true};
  style.instead = publicInstead(operation_.className, schema.variables, c_.component, c_.model, finding_.outcome);
  PointCode point(schema.variables, roots, c_.component, prelude_, std::move(style));
  add(point, ids);
  checks_.usesResult |= point.rootsNow().contains(kResultRoot);
}

void ViolatedCode::object(const std::string &className, const std::vector<int> &properties, const LookedAt &seen) {
  const ClassSchema *known = c_.schema.findClass(className);
  if (properties.empty())
    return;
  if (!known || seen.object.empty()) {
    checks_.left.insert(checks_.left.end(), properties.begin(), properties.end());
    return;
  }
  Roots roots;
  roots.className = className;
  roots.receiver = seen.object.starts_with('*') ? "(" + seen.object + ")" : seen.object;
  PointStyle style{.taken = names_, .isInline = true};
  if (seen.isReceiver)
    style.instead = publicInstead(className, known->variables, c_.component, c_.model, finding_.outcome);
  PointCode point(known->variables, roots, c_.component, prelude_, std::move(style));
  add(point, properties);
}

namespace {

// A check of what only AddressSanitizer knows is guarded by whether it does.
bool isAny(const std::vector<std::string> &names, const std::string &guard) {
  return std::ranges::any_of(names, [&](const std::string &name) { return guard.find(name) != std::string::npos; });
}

bool readsHeapArray(const std::string &code) { return code.find("heapArray(") != std::string::npos; }

}  // namespace

void ViolatedCode::add(PointCode &point, const std::vector<int> &properties) {
  std::vector<std::string> lines, guards, arrays;
  for (int id : properties) {
    const Property &property = c_.model.properties[static_cast<std::size_t>(id)];
    auto code = point.check(property.expr);
    if (!code) {
      checks_.left.push_back(id);
      continue;
    }
    guards.push_back(code->guard);
    // What a framework shows by itself need not be said.
    bool isShown = code->isComparison || code->condition.find_first_of(" (") == std::string::npos;
    std::string message = checkMessage(*code, print(property.expr), supportText(property, c_.model), !isShown);
    bool isGuarded = !code->guard.empty();
    if (isGuarded)
      lines.push_back("if (" + code->guard + ") {");
    for (const std::string &line : framework_.expect(code->condition, message, code->isComparison))
      lines.push_back((isGuarded ? "  " : "") + line);
    if (isGuarded)
      lines.emplace_back("}");
  }
  for (const BeforeValue &value : point.before()) {
    checks_.before.push_back("const " + value.type + (value.type.ends_with("*") ? "" : " ") + value.name + " = " +
                             value.expression + ";");
    names_.reserve(value.name);
    if (readsHeapArray(value.expression))
      arrays.push_back(value.name);
  }
  for (const LocalValue &local : point.locals()) {
    checks_.after.push_back(local.declaration);
    names_.reserve(local.name);
    if (readsHeapArray(local.declaration))
      arrays.push_back(local.name);
  }
  count_ += guards.size();
  onHeap_ += static_cast<std::size_t>(
      std::ranges::count_if(guards, [&](const std::string &guard) { return isAny(arrays, guard); }));
  checks_.after.insert(checks_.after.end(), lines.begin(), lines.end());
}

}  // namespace eclat
