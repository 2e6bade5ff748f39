#include "infer/belief/surprise.h"

#include "flow/language/scope.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

bool isAboutObject(const Expr &expr, const Operation &op) {
  return std::ranges::none_of(variablesOf(expr), [&](const Expr &v) {
    auto isOf = [&](const Parameter &p) { return v.variable.isOf(p.name); };
    return v.op == Op::OrigVar || v.variable.root == Root::Result || std::ranges::any_of(op.parameters, isOf);
  });
}

class Doubts {
public:
  Doubts(const Model &model, const Component &component, const std::map<Point, PointInference> &points)
      : component_(component), points_(points) {
    for (const Property &p : model.properties) {
      ++hypotheses_[p.point];
      if (p.point.kind == PointKind::Object)
        ofObjects_.push_back(p);
    }
  }

  // Empty if there is none.
  std::string about(const Property &p) const {
    const Operation *op = operationAt(p.point, component_);
    auto object = op && op->hasReceiver() ? points_.find({PointKind::Object, op->className}) : points_.end();
    if (object == points_.end() || !isAboutObject(p.expr, *op) || isSaidOf(object->first, p.expr))
      return "";
    auto code = object->second.compileHere(p.expr);
    if (!code)
      return "";
    double elsewhere = object->second.sample().rate(*code).ofNo();
    if (elsewhere == 0)
      return "it is a matter of the object";
    std::uint64_t needed = statesForSurprise(elsewhere, hypotheses_.at(p.point));
    std::uint64_t seen = p.point.kind == PointKind::Entry ? points_.at(p.point).receiverStates() : p.states;
    if (seen >= needed)
      return "";
    return fmt::format("it is true of {:.0f} % of all states of such objects anyway: {}", 100 * (1 - elsewhere),
                       tooFewStates(seen, needed).words);
  }

private:
  // Then it speaks for its operations: see dropRedundant.
  bool isSaidOf(const Point &object, const Expr &expr) const {
    return std::ranges::any_of(ofObjects_, [&](const Property &q) { return q.point == object && q.expr == expr; });
  }

  const Component &component_;
  const std::map<Point, PointInference> &points_;
  std::map<Point, std::size_t> hypotheses_;
  std::vector<Property> ofObjects_;
};

}  // namespace

void dropUnsurprising(Model &model, const Component &component, const std::map<Point, PointInference> &points) {
  Doubts doubts(model, component, points);
  std::erase_if(model.properties, [&](const Property &p) {
    std::string doubt = doubts.about(p);
    if (!doubt.empty())
      model.dropped.push_back({p.point, p.expr, doubt});
    return !doubt.empty();
  });
}

}  // namespace eclat
