#include "flow/language/scope.h"

#include <algorithm>

namespace eclat {

namespace {

// The first name in orig() that has no value at entry.
const Expr *withoutEntry(const Expr &e, const Scope &scope) {
  if (e.op == Op::OrigVar) {
    auto isIt = [&](const Variable &v) { return v.name == e.variable || v.name == e.variable.elements(); };
    auto it = std::ranges::find_if(scope.variables, isIt);
    bool isKnown = it != scope.variables.end();
    return isKnown && static_cast<std::size_t>(it - scope.variables.begin()) < scope.atEntry ? nullptr : &e;
  }
  for (const Expr &kid : e.kids)
    if (const Expr *found = withoutEntry(kid, scope))
      return found;
  return nullptr;
}

// What stands between the quotes of the compiler's message.
std::string nameIn(const std::string &message) {
  std::size_t first = message.find('\''), last = message.rfind('\'');
  return first < last && last != std::string::npos ? message.substr(first + 1, last - first - 1) : "";
}

}  // namespace

const Operation *operationAt(const Point &point, const Component &component) {
  if (point.kind == PointKind::Object || point.kind == PointKind::Class)
    return nullptr;
  auto it = std::ranges::find(component.operations, point.subject, &Operation::signature);
  return it == component.operations.end() ? nullptr : &*it;
}

std::optional<Scope> scopeOf(const Point &point, const Component &component, const Schema &schema) {
  if (point.kind == PointKind::Object || point.kind == PointKind::Class) {
    const ClassSchema *c = schema.findClass(point.subject);
    if (!c || (point.kind == PointKind::Class && c->statics.empty()))
      return std::nullopt;
    return Scope{point.kind == PointKind::Object ? c->variables : c->statics, 0};
  }
  const Operation *op = operationAt(point, component);
  const OperationSchema *o = op ? schema.findOperation(op->id) : nullptr;
  if (!o)
    return std::nullopt;
  Scope scope{o->variables, point.kind == PointKind::Entry ? 0 : static_cast<std::size_t>(o->entryCount)};
  if (point.kind != PointKind::Exit)
    scope.variables.resize(static_cast<std::size_t>(o->entryCount));
  return scope;
}

std::vector<Point> pointsOf(const Component &component, const Schema &schema) {
  std::vector<Point> points;
  for (const ClassSchema &c : schema.classes) {
    if (!c.statics.empty())
      points.push_back({PointKind::Class, c.name});
    points.push_back({PointKind::Object, c.name});
  }
  for (const Operation &op : component.operations)
    if (schema.findOperation(op.id))
      for (PointKind kind : {PointKind::Entry, PointKind::Exit, PointKind::Throw})
        points.push_back({kind, op.signature});
  return points;
}

std::expected<Bytecode, BindError> bindProperty(const Expr &expr, const Scope &scope,
                                                const std::vector<EnumInfo> &enums) {
  // A plain variable could be true or false too, but `x == true` says so.
  if (!rt::isStatement(expr.op))
    return std::unexpected(BindError{"", "this is a value, not a statement that is true or false"});
  auto code = compileExpr(expr, scope.variables, enums);
  if (!code)
    return std::unexpected(BindError{nameIn(code.error()), code.error()});
  if (const Expr *missing = withoutEntry(expr, scope)) {
    std::string why = scope.atEntry ? "it does not exist before the call" : "there is no earlier state at this point";
    std::string name = print(missing->variable);
    return std::unexpected(BindError{"orig(" + name.substr(0, name.find('[')),
                                     "there is no '" + print(*missing) + "': " + why});
  }
  return std::move(*code);
}

}  // namespace eclat
