#include "emit/cpp/property_code.h"

#include "emit/cpp/statement_code.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

// C++ that a message can stream.
std::string printable(const ValueShape &value, const std::string &name, bool isOptional) {
  bool isNumber = value.shape == Shape::Int || value.shape == Shape::Big || value.shape == Shape::Float;
  if (isNumber && !isOptional)
    return name;
  if (value.shape == Shape::Enum && !isOptional)
    return "static_cast<long long>(" + name + ")";
  return "shown(" + name + ")";
}

// Breaks a declaration that a page of code does not show, before the functions it passes.
std::string wrapped(std::string declaration) {
  constexpr std::size_t kWidth = 118;
  if (declaration.size() <= kWidth)
    return declaration;
  const std::string function = ", [](";
  for (std::size_t at = 0; (at = declaration.find(function, at)) != std::string::npos; at += function.size())
    declaration.replace(at, 2, ",\n      ");
  return declaration;
}

}  // namespace

PointCode::PointCode(const std::vector<Variable> &variables, const Roots &roots, const Component &component,
                     Prelude &prelude, PointStyle style)
    : variables_(variables), roots_(roots), component_(component), prelude_(prelude), style_(std::move(style)) {
  state_.names = style_.taken;
  for (const std::string &name : roots.parameters)
    state_.names.reserve(name);
  state_.names.reserve(roots.receiver);
  state_.names.reserve(roots.result);
}

std::expected<CheckCode, std::string> PointCode::check(const Expr &expr) {
  // What a failed attempt has declared would stand there unused.
  State savedState = state_;
  Prelude savedPrelude = prelude_;
  auto lookup = [this](const VariableRef &name, bool orig) -> std::expected<Term, std::string> {
    auto found = known(name, orig);
    if (!found)
      return std::unexpected(found.error());
    Term term;
    term.value = found->value;
    term.text = found->isOptional ? "*" + found->name : found->name;
    term.printable = printable(found->value, found->name, found->isOptional);
    if (term.printable.starts_with("shown("))
      prelude_.need(Piece::Shown);
    if (found->isOptional)
      term.guards.push_back(found->name);
    return term;
  };
  auto exists = [this](const VariableRef &name) {
    return std::ranges::find(variables_, name, &Variable::name) != variables_.end();
  };
  Translation translation(component_, prelude_, lookup, exists);
  auto result = translation.check(expr);
  if (!result) {
    state_ = savedState;
    prelude_ = savedPrelude;
  }
  return result;
}

std::expected<PointCode::Known, std::string> PointCode::known(const VariableRef &name, bool orig) {
  auto &cache = orig ? state_.orig : state_.now;
  if (auto it = cache.find(name); it != cache.end())
    return it->second;
  auto it = std::ranges::find(variables_, name, &Variable::name);
  if (it == variables_.end())
    return std::unexpected("there is no variable '" + print(name) + "' here");
  Roots visible = roots_;
  if (orig) {
    // Before the call there is no result, and a constructor has not made its object.
    visible.result.clear();
    if (roots_.operation && roots_.operation->kind == OperationKind::Constructor)
      visible.receiver.clear();
  } else {
    for (std::size_t i = 0; i < visible.parameters.size(); ++i)
      if (roots_.gone.contains(static_cast<int>(i)))
        visible.parameters[i].clear();
  }
  const Variable *other = style_.instead ? style_.instead(*it) : nullptr;
  auto reach = reachVariable(other ? *other : *it, visible, component_, prelude_);
  if (!reach)
    return std::unexpected(reach.error());
  (orig ? state_.rootsBefore : state_.rootsNow).insert(reach->root);
  Known known = orig ? declareBefore(*it, *reach) : declareNow(*it, *reach);
  cache[name] = known;
  return known;
}

PointCode::Known PointCode::declareNow(const Variable &variable, const Reach &reach) {
  bool isScalarRoot = reach.isRoot && reach.guards.empty();
  if (isScalarRoot)
    return {reach.value, reach.expression, false};
  Known known{reach.value, state_.names.unique(variableIdentifier(variable.name)), reach.isOptional};
  LocalValue local{known.name, {}};
  const std::string type = reach.value.cppType();
  if (!reach.guards.empty()) {
    prelude_.needHeader("optional");
    known.isOptional = true;
    std::string condition = fmt::format("{}", fmt::join(reach.guards, " && "));
    std::string value = reach.isOptional ? reach.expression : "std::optional<" + type + ">(" + reach.expression + ")";
    local.declaration = "const auto " + known.name + " = " + condition + " ? " + value + " : std::nullopt;";
  } else if (reach.value.shape == Shape::Sequence) {
    local.declaration = "const auto " + known.name + " = " + reach.expression + ";";
  } else if (reach.value.shape == Shape::Text) {
    local.declaration = "const std::string " + known.name + "(" + reach.expression + ");";
  } else if (reach.value.shape == Shape::Pointer) {
    local.declaration = "const void *" + known.name + " = " + reach.expression + ";";
  } else {
    local.declaration = "const " + type + " " + known.name + " = " + reach.expression + ";";
  }
  local.declaration = wrapped(std::move(local.declaration));
  state_.locals.push_back(local);
  return known;
}

PointCode::Known PointCode::declareBefore(const Variable &variable, const Reach &reach) {
  Identifiers members;
  for (const BeforeValue &value : state_.before)
    members.reserve(value.name);
  std::string type = reach.value.cppType(), expression = reach.expression;
  Known known{reach.value, {}, reach.isOptional || !reach.guards.empty()};
  BeforeValue value;
  value.name = style_.isInline ? state_.names.unique(variableIdentifier(variable.name) + "Before")
                               : members.unique(variableIdentifier(variable.name));
  known.name = style_.isInline ? value.name : "before." + value.name;
  if (reach.value.shape == Shape::Text) {
    prelude_.needHeader("string");
    expression = "std::string(" + expression + ")";
  }
  if (reach.value.shape == Shape::Float)
    expression = "static_cast<double>(" + expression + ")";
  if (!reach.guards.empty()) {
    std::string condition = fmt::format("{}", fmt::join(reach.guards, " && "));
    std::string inner = reach.isOptional ? expression : "std::optional<" + type + ">(" + expression + ")";
    expression = condition + " ? " + inner + " : std::nullopt";
  }
  if (known.isOptional) {
    prelude_.needHeader("optional");
    type = "std::optional<" + type + ">";
  }
  value.type = type;
  value.expression = wrapped(expression);
  state_.before.push_back(value);
  return known;
}

}  // namespace eclat
