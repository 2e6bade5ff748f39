#include "infer/families/throw_conditions.h"

#include <algorithm>

namespace eclat {

namespace {

struct Needed {
  std::uint64_t throws, returns;
};
constexpr Needed kFromSource{1, 5}, kFromValue{3, 12};

bool isAboutResult(const Expr &e) {
  return std::ranges::any_of(variablesOf(e), [](const Expr &v) { return v.op == Op::Var && v.variable.root == Root::Result; });
}

bool isInSource(const Expr &condition, const Operation &operation, const Component &component) {
  return std::ranges::any_of(component.conditions, [&](const Condition &c) {
    auto parsed = c.operation == operation.signature ? parseExpr(c.text) : std::unexpected(ParseError{});
    return parsed && atEntry(*parsed) == condition;
  });
}

class Search {
public:
  Search(const Operation &operation, const Component &component, const PointInference &returned,
         const PointInference &threw, Model &model)
      : operation_(operation), component_(component), returned_(returned), threw_(threw), model_(model) {}

  void tryOut(const Expr &statement) {
    // As it was at entry, also where the operation promises to leave it alone: it is about what was found.
    Expr when = atEntry(statement);
    bool fromSource = isInSource(when, operation_, component_) || isInSource(negation(when), operation_, component_);
    Needed needed = fromSource ? kFromSource : kFromValue;
    auto atThrow = threw_.compileHere(when), atReturn = returned_.compileHere(when);
    if (!atThrow || !atReturn)
      return;
    StateSample::Rate throws = threw_.sample().rate(*atThrow), returns = returned_.sample().rate(*atReturn);
    bool tellsApart = throws.no == 0 && returns.yes == 0;
    if (!tellsApart || throws.yes < needed.throws || returns.no < needed.returns)
      return;
    add(PointKind::Throw, when, throws.yes);
    add(PointKind::Exit, negation(when), returns.no);
  }

private:
  void add(PointKind kind, Expr expr, std::uint64_t states) {
    const PointInference &at = kind == PointKind::Throw ? threw_ : returned_;
    Property property{
        {kind, operation_.signature},
        std::move(expr), FamilyId::ThrowCondition, at.visits(), states
    };
    auto saysSame = [&](const Property &p) { return p.point == property.point && p.expr == property.expr; };
    if (std::ranges::none_of(model_.properties, saysSame))
      model_.properties.push_back(std::move(property));
  }

  const Operation &operation_;
  const Component &component_;
  const PointInference &returned_, &threw_;
  Model &model_;
};

}  // namespace

void addThrowConditions(const Operation &operation, const Component &component, const PointInference &returned,
                        const PointInference &threw, Model &model) {
  if (threw.visits() == 0 || operation.kind == OperationKind::Constructor)
    return;
  Search search(operation, component, returned, threw, model);
  for (const Predicate *predicate : returned.predicates())
    if (!isAboutResult(predicate->when)) {
      search.tryOut(predicate->when);
      search.tryOut(predicate->otherwise);
    }
}

}  // namespace eclat
