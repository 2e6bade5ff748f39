#include "infer/belief/challenge.h"

#include "infer/habits/parameter_limits.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace eclat {

namespace {

bool isShape(Op op) { return op == Op::Ascending || op == Op::Descending || op == Op::Distinct; }

// What is true of an argument that cannot break the shape of a sequence.
Expr harmless(Op shape, const Expr &sequence, const Expr &x) {
  if (shape == Op::Distinct)
    return Expr::make(Op::NotIn, {x, sequence});
  return Expr::make(shape == Op::Ascending ? Op::Le : Op::Ge, {sequence, x});
}

// The variable of all elements in `items[]`, `items[0..n - 1]`.
VariableRef elementsOf(const Expr &sequence) {
  if (sequence.op == Op::Var)
    return sequence.variable;
  return sequence.kids.empty() ? VariableRef() : elementsOf(sequence.kids.front());
}

// How an argument may be named that becomes an element of `terms_.factor.n[]`: x, x.n, x.factor.n.
std::vector<VariableRef> namesFor(const std::string &parameter, const VariableRef &elements) {
  VariableRef whole;
  whole.name = parameter;
  std::vector<VariableRef> out = {whole};
  auto end = std::ranges::find(elements.parts, PartKind::Elements, &NamePart::kind);
  for (auto member = end; member != elements.parts.begin();)
    if ((--member)->kind == PartKind::Member) {
      out.push_back(whole);
      out.back().parts.assign(member, end);
    }
  return out;
}

class Challenges {
public:
  Challenges(const Model &model, const Component &component, const std::map<Point, PointInference> &points)
      : component_(component), points_(points) {
    for (const Property &p : model.properties)
      if (std::optional<Data> data = p.point.kind == PointKind::Exit ? putIn(p.expr) : std::nullopt)
        feeders_[data->sequence].push_back({p.point.subject, data->parameter});
  }

  // Something could have been put in that would have broken it, but never was.
  bool areMissing(const Property &p) const {
    if (p.point.kind != PointKind::Object || !isShape(p.expr.op) || p.isTrusted)
      return false;
    const Expr &sequence = p.expr.kids.front();
    VariableRef elements = elementsOf(sequence);
    auto known = feeders_.find(elements);
    bool couldBe = false, wasOne = false;
    for (const Operation &op : component_.operations) {
      auto point = points_.find({PointKind::Entry, op.signature});
      if (op.isConst || !component_.isA(op.className, p.point.subject) || point == points_.end())
        continue;
      for (const Parameter &parameter : op.parameters) {
        if (known != feeders_.end() && op.hasReceiver() && !isAmong(known->second, op, parameter))
          continue;
        for (const Expr &statement : statementsFor(p.expr.op, sequence, parameter, elements)) {
          auto code = point->second.compileHere(statement);
          StateSample::Rate rate = code ? point->second.sample().rate(*code) : StateSample::Rate();
          couldBe = couldBe || rate.yes > 0;
          wasOne = wasOne || rate.no > 0;
        }
      }
    }
    return couldBe && !wasOne;
  }

private:
  struct Feeder {
    std::string operation;
    VariableRef parameter;
  };

  static bool isAmong(const std::vector<Feeder> &feeders, const Operation &op, const Parameter &parameter) {
    return std::ranges::any_of(feeders, [&](const Feeder &f) {
      const std::vector<NamePart> &parts = f.parameter.parts;
      bool isOfIt = f.parameter.isOf(parameter.name) && (parts.empty() || parts.front().kind == PartKind::Member);
      return f.operation == op.signature && isOfIt;
    });
  }

  // One element that is passed, or many at once.
  static std::vector<Expr> statementsFor(Op shape, const Expr &sequence, const Parameter &parameter,
                                         const VariableRef &elements) {
    std::vector<Expr> out;
    std::vector<VariableRef> names = namesFor(parameter.name, elements);
    for (const VariableRef &name : names)
      out.push_back(harmless(shape, sequence, Expr::var(name)));
    out.push_back(Expr::make(shape, {Expr::var(names.front().elements())}));
    return out;
  }

  const Component &component_;
  const std::map<Point, PointInference> &points_;
  std::map<VariableRef, std::vector<Feeder>> feeders_;  // by sequence
};

}  // namespace

void dropUnchallenged(Model &model, const Component &component, const std::map<Point, PointInference> &points) {
  Challenges challenges(model, component, points);
  std::erase_if(model.properties, [&](const Property &p) {
    bool isAccident = challenges.areMissing(p);
    if (isAccident)
      model.dropped.push_back({p.point, p.expr, "nothing was put in that could have broken it"});
    return isAccident;
  });
}

}  // namespace eclat
