#include "infer/split.h"

#include <algorithm>

namespace eclat {

namespace {

constexpr std::size_t kMaxPredicates = 8;  // each doubles the work at its point and the hypotheses tried there

class Collector {
public:
  Collector(const PointVariables &at, const Operation &operation, const OperationSchema &schema,
            const Component &component)
      : at_(at), operation_(operation), schema_(schema), component_(component) {}

  std::vector<Predicate> collect() {
    for (const PointVariable &v : at_.all)
      if (v.role == Role::Result && !v.isDerived())
        fromResult(v);
    for (const Condition &condition : component_.conditions)
      if (condition.operation == operation_.signature)
        if (auto parsed = parseExpr(condition.text))
          add(asOfEntry(std::move(*parsed)), true);
    for (const PointVariable &v : at_.all)
      if (v.role != Role::Result && v.role != Role::Static && !v.isObserver && !v.isDerived() &&
          (isEntryForm(v) || v.role == Role::Parameter))
        fromSpecialValue(v);
    return std::move(out_);
  }

private:
  void add(Expr when, bool hasOtherwise) {
    // A boolean variable alone is a condition in C++; here it is compared.
    if (isVariable(when))
      when = Expr::make(Op::Eq, {std::move(when), Expr::boolean(true)});
    else if (when.op == Op::Not && isVariable(when.kids[0]))
      when = Expr::make(Op::Eq, {when.kids[0], Expr::boolean(false)});
    bool known = std::ranges::any_of(out_, [&](const Predicate &p) { return p.when == when || p.otherwise == when; });
    auto code = compileExpr(when, schema_.variables, component_.enums);
    if (out_.size() >= kMaxPredicates || known || !code)
      return;
    Predicate p;
    p.otherwise = negation(when);
    p.when = std::move(when);
    p.code = std::move(*code);
    p.hasOtherwise = hasOtherwise;
    out_.push_back(std::move(p));
  }

  void fromResult(const PointVariable &v) {
    if (v.isBool())
      add(Expr::make(Op::Eq, {v.expr, Expr::boolean(true)}), true);
    if (v.rep == Rep::Pointer)
      add(Expr::make(Op::Eq, {v.expr, Expr::null()}), true);
    if (v.isEnum)
      for (const EnumInfo &info : component_.enums)
        if (info.name == v.type && info.enumerators.size() <= 6)
          for (const Enumerator &e : info.enumerators)
            add(Expr::make(Op::Eq, {v.expr, Expr::enumerator(e.name)}), false);
  }

  bool isEntryForm(const PointVariable &v) const { return at_.isConst ? !v.isOrig : v.isOrig; }

  // `den == 1 ==> return == num`: 0 and 1 are where operations have special cases.
  void fromSpecialValue(const PointVariable &v) {
    if (v.isPlainInt())
      for (std::int64_t c : {0, 1})
        add(Expr::make(Op::Eq, {v.expr, Expr::number(c)}), false);
    if (v.rep == Rep::Pointer && !v.isIdentity)
      add(Expr::make(Op::Eq, {v.expr, Expr::null()}), true);
    if (v.isBool())
      add(Expr::make(Op::Eq, {v.expr, Expr::boolean(true)}), true);
  }

  // A condition of the body speaks of the state it found. What cannot have changed is written plainly.
  Expr asOfEntry(Expr e) const {
    if (e.op == Op::Var && !at_.isConst) {
      auto isHere = [&](const PointVariable &v) {
        return v.expr == e || (v.expr.op == Op::Var && v.expr.variable == e.variable.elements());
      };
      auto it = std::ranges::find_if(at_.all, isHere);
      if (it != at_.all.end() && it->role == Role::Receiver)
        e.op = Op::OrigVar;
    }
    for (Expr &kid : e.kids)
      kid = asOfEntry(std::move(kid));
    return e;
  }

  const PointVariables &at_;
  const Operation &operation_;
  const OperationSchema &schema_;
  const Component &component_;
  std::vector<Predicate> out_;
};

}  // namespace

Expr negation(const Expr &e) {
  constexpr std::pair<Op, Op> kOpposites[] = {
      {Op::Eq, Op::Ne   },
      {Op::Lt, Op::Ge   },
      {Op::Le, Op::Gt   },
      {Op::In, Op::NotIn}
  };
  if (e.op == Op::Eq && e.kids[1].op == Op::Const && e.kids[1].constant == ConstKind::Bool)
    return Expr::make(Op::Eq, {e.kids[0], Expr::boolean(e.kids[1].integer == 0)});
  for (auto [a, b] : kOpposites) {
    if (e.op == a)
      return Expr::make(b, e.kids);
    if (e.op == b)
      return Expr::make(a, e.kids);
  }
  if (e.op == Op::Not)
    return e.kids[0];
  return Expr::make(Op::Not, {e});
}

std::vector<Predicate> predicatesFor(const PointVariables &at, const Operation &operation,
                                     const OperationSchema &schema, const Component &component) {
  if (at.point.kind != PointKind::Exit || operation.kind == OperationKind::Constructor)
    return {};
  return Collector(at, operation, schema, component).collect();
}

}  // namespace eclat
