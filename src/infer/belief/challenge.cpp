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
std::string elementsOf(const Expr &sequence) {
  if (sequence.op == Op::Var)
    return sequence.text;
  return sequence.kids.empty() ? "" : elementsOf(sequence.kids.front());
}

// How an argument may be spelled that becomes an element of `terms_.factor.n[]`: x, x.n, x.factor.n.
std::vector<std::string> spellings(const std::string &parameter, const std::string &elements) {
  std::vector<std::string> out = {parameter};
  std::string path = elements.substr(0, elements.find("[]"));
  for (std::size_t dot = path.rfind('.'); dot != std::string::npos; dot = dot ? path.rfind('.', dot - 1) : dot) {
    out.push_back(parameter + path.substr(dot));
    if (dot == 0)
      break;
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
    std::string elements = elementsOf(sequence);
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
    std::string operation, parameter;
  };

  static bool isAmong(const std::vector<Feeder> &feeders, const Operation &op, const Parameter &parameter) {
    return std::ranges::any_of(feeders, [&](const Feeder &f) {
      bool isOfIt = f.parameter.starts_with(parameter.name) &&
                    (f.parameter.size() == parameter.name.size() || f.parameter[parameter.name.size()] == '.');
      return f.operation == op.signature && isOfIt;
    });
  }

  // One element that is passed, or many at once.
  static std::vector<Expr> statementsFor(Op shape, const Expr &sequence, const Parameter &parameter,
                                         const std::string &elements) {
    std::vector<Expr> out;
    for (const std::string &name : spellings(parameter.name, elements))
      out.push_back(harmless(shape, sequence, Expr::var(name)));
    out.push_back(Expr::make(shape, {Expr::var(parameter.name + "[]")}));
    return out;
  }

  const Component &component_;
  const std::map<Point, PointInference> &points_;
  std::map<std::string, std::vector<Feeder>> feeders_;  // by sequence
};

}  // namespace

void dropUnchallenged(Model &model, const Component &component, const std::map<Point, PointInference> &points) {
  Challenges challenges(model, component, points);
  std::erase_if(model.properties, [&](const Property &p) {
    bool isAccident = challenges.areMissing(p);
    if (isAccident)
      model.dropped.push_back({p.point, print(p.expr), "nothing was put in that could have broken it"});
    return isAccident;
  });
}

}  // namespace eclat
