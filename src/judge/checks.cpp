#include "judge/checks.h"

#include "flow/passing.h"
#include "judge/echo.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace eclat {

namespace {

// An operation breaks a statement about its receiver or arguments only if it was true before: otherwise it
// merely did not mend it. A statement about the result or about the change itself has no before.
Expr brokenOnlyIfKept(const Expr &e) {
  for (const Expr &v : variablesOf(e))
    if (v.op == Op::OrigVar || v.variable.root == Root::Result)
      return e;
  return Expr::make(Op::Implies, {atEntry(e), e});
}

using Names = std::map<VariableRef, VariableRef>;

Expr renamed(Expr e, const Names &names) {
  if (auto it = names.find(e.variable); e.op == Op::Var && it != names.end())
    e.variable = it->second;
  for (Expr &kid : e.kids)
    kid = renamed(std::move(kid), names);
  return e;
}

// `n >= 0`, `items[] != 7`, `n in {1, 2}`, `n % 2 == 0`
bool isLimitOfOne(const Expr &e) {
  bool isRelation = rt::classOf(e.op) == rt::OpClass::Relation || e.op == Op::In || e.op == Op::NotIn;
  if (!isRelation || variablesOf(e).size() != 1)
    return false;
  bool isModulo = e.kids[0].op == Op::Mod && e.kids[0].kids[0].op == Op::Var;
  return (e.kids[0].op == Op::Var || isModulo) && (e.kids[1].op == Op::Const || e.kids[1].op == Op::List);
}

bool isPassed(const Variable &v) { return startsAt(v, StepKind::Parameter); }

// Elements that the receiver holds, or the same part of each: the result may be one of them.
bool isHeldAlike(const Variable &held, const Variable &result) {
  bool isOfReceiver = held.rep == Rep::Sequence && startsAt(held, StepKind::Receiver);
  if (!isOfReceiver || !startsAt(result, StepKind::Result) || held.type != result.type)
    return false;
  return result.path.size() == 1 ? held.path.back().isCollection() : held.path.back() == result.path.back();
}

class CheckMaker {
public:
  CheckMaker(const Model &model, const Component &component, const Schema &schema)
      : model_(model), component_(component), schema_(schema), echoes_(model) {}

  Checks make() const {
    Checks checks(component_.operations.size());
    for (const Operation &op : component_.operations)
      if (const OperationSchema *schema = schema_.findOperation(op.id)) {
        Phases &to = checks[static_cast<std::size_t>(op.id)];
        addPoint(op, *schema, to);
        addObjects(op, *schema, to);
        addClass(op, *schema, to);
      }
    return checks;
  }

private:
  using Phases = Checks::value_type;
  using Code = std::shared_ptr<const Bytecode>;

  // Null where the statement does not fit the variables.
  Code compiled(const Expr &expr, const std::vector<Variable> &variables) const {
    auto code = compileExpr(expr, variables, component_.enums);
    return code ? std::make_shared<const Bytecode>(std::move(*code)) : nullptr;
  }

  void addPoint(const Operation &op, const OperationSchema &schema, Phases &to) const {
    for (std::size_t i = 0; i < model_.properties.size(); ++i) {
      const Property &p = model_.properties[i];
      bool isOperations = p.point.kind != PointKind::Object && p.point.kind != PointKind::Class;
      if (!isOperations || p.point.subject != op.signature)
        continue;
      rt::Phase phase = p.point.kind == PointKind::Entry  ? rt::Phase::Entry
                        : p.point.kind == PointKind::Exit ? rt::Phase::Exit
                                                          : rt::Phase::Throw;
      add(phase, static_cast<int>(i), judged(op, schema, phase, p.expr), schema, to);
    }
    for (const auto &[list, number] :
         {std::pair(&model_.territory, rt::kTerritory), std::pair(&model_.habits, rt::kHabit)})
      for (const Property &p : *list)
        if (p.point.subject == op.signature)
          add(rt::Phase::Entry, number, p.expr, schema, to);
    for (const Property &p : model_.documented)
      if (p.point.subject == op.signature)
        add(rt::Phase::Entry, rt::kDocumented, Expr::make(Op::Not, {p.expr}), schema, to);
  }

  // What makes an operation break the statement, and not those who gave it what it worked on.
  Expr judged(const Operation &op, const OperationSchema &schema, rt::Phase phase, const Expr &e) const {
    if (phase == rt::Phase::Entry)
      return e;
    std::optional<Expr> given = phase == rt::Phase::Exit ? echoes_.ofGiven(op, e) : std::nullopt;
    Expr out = given                                   ? Expr::make(Op::Implies, {std::move(*given), e})
               : op.kind == OperationKind::Constructor ? e
                                                       : brokenOnlyIfKept(e);
    return unlessPassed(schema, e, std::move(out));
  }

  void add(rt::Phase phase, int property, const Expr &expr, const OperationSchema &schema, Phases &to) const {
    if (auto code = compiled(expr, schema.variables))
      to[static_cast<std::size_t>(phase)].push_back({property, -1, std::move(code)});
  }

  // Static members have the same names among the variables of the operation.
  void addClass(const Operation &op, const OperationSchema &schema, Phases &to) const {
    for (std::size_t i = 0; schema.statics >= 0 && i < model_.properties.size(); ++i) {
      const Property &p = model_.properties[i];
      if (p.point == Point{PointKind::Class, op.className})
        for (rt::Phase phase : {rt::Phase::Entry, rt::Phase::Exit, rt::Phase::Throw})
          add(phase, static_cast<int>(i), p.expr, schema, to);
    }
  }

  void addObjects(const Operation &op, const OperationSchema &schema, Phases &to) const {
    for (std::size_t k = 0; k < schema.objects.size(); ++k) {
      const ObjectRange &range = schema.objects[k];
      const ClassSchema *c = schema_.findClass(range.className);
      for (std::size_t i = 0; c && i < model_.properties.size(); ++i) {
        const Property &p = model_.properties[i];
        if (p.point.kind != PointKind::Object || p.point.subject != range.className)
          continue;
        Code plain = compiled(p.expr, c->variables);
        if (!plain)
          continue;
        for (rt::Phase phase : {rt::Phase::Entry, rt::Phase::Exit, rt::Phase::Throw}) {
          if (!isThere(range, phase, op))
            continue;
          Code excused = phase == rt::Phase::Entry ? nullptr : judgedObject(op, schema, range, *c, p.expr);
          to[static_cast<std::size_t>(phase)].push_back(
              {static_cast<int>(i), static_cast<int>(k), excused ? excused : plain, excused ? 0 : range.base});
        }
      }
    }
  }

  // A statement about an object, where it only repeats what was given or passed; none if that cannot be.
  Code judgedObject(const Operation &op, const OperationSchema &schema, const ObjectRange &range, const ClassSchema &c,
                    const Expr &ofObject) const {
    Expr here = renamed(ofObject, namesAt(schema, range, c)), out = here;
    // An object of another class that it makes of its own state is its own doing.
    bool isMade = range.parameter == -2 ? !op.hasReceiver() || range.className == op.className
                                        : range.parameter == -1 && op.kind == OperationKind::Constructor;
    if (std::optional<Expr> given = isMade ? echoes_.ofGiven(op, here) : std::nullopt)
      out = Expr::make(Op::Implies, {std::move(*given), std::move(out)});
    out = unlessPassed(schema, here, std::move(out));
    return out == here ? nullptr : compiled(out, schema.variables);
  }

  static Names namesAt(const OperationSchema &schema, const ObjectRange &range, const ClassSchema &c) {
    Names names;
    for (std::size_t j = 0; j < c.variables.size(); ++j) {
      const VariableRef &name = c.variables[j].name;
      const VariableRef &there = schema.variables[static_cast<std::size_t>(range.base) + j].name;
      names[name] = there;
      if (name.isElements())  // as its size names it
        names[name.withoutElements()] = there.withoutElements();
    }
    return names;
  }

  // The same limit of another variable, or of all elements of a sequence.
  static Expr saidOf(const Variable &v, const Expr &statement, const VariableRef &limited) {
    Expr out = renamed(statement, {
                                      {limited, v.name}
    });
    if (v.rep == Rep::Sequence && out.op == Op::In)
      out.op = Op::Subset;
    return out;
  }

  // A limit of one value says nothing where an argument is beyond it, too: the value may be that argument. Nor does it
  // where what the receiver holds is.
  static Expr unlessPassed(const OperationSchema &schema, const Expr &statement, Expr out) {
    if (!isLimitOfOne(statement))
      return out;
    const Expr &limited =
        statement.op == Op::Eq && statement.kids[0].op == Op::Mod ? statement.kids[0].kids[0] : statement.kids[0];
    auto of = std::ranges::find(schema.variables, limited.variable, &Variable::name);
    if (of == schema.variables.end() || isPassed(*of))
      return out;
    Rep rep = of->rep == Rep::Sequence ? of->elementRep : of->rep;
    for (const Variable &v : schema.variables) {
      bool isPlain = v.path.size() == 1 || v.rep == Rep::Sequence;
      bool isAlike = (v.type == "bool") == (of->type == "bool");
      Rep passed = v.rep == Rep::Sequence ? v.elementRep : v.rep;
      bool isGiven = (isPassed(v) && isPlain && isAlike) || isHeldAlike(v, *of);
      if (isGiven && passed == rep && (rep == Rep::Int || rep == Rep::Float || rep == Rep::Text))
        out = Expr::make(Op::Implies, {atEntry(saidOf(v, statement, limited.variable)), std::move(out)});
    }
    return out;
  }

  const Model &model_;
  const Component &component_;
  const Schema &schema_;
  Echoes echoes_;
};

}  // namespace

Checks checksOf(const Model &model, const Component &component, const Schema &schema) {
  return CheckMaker(model, component, schema).make();
}

}  // namespace eclat
