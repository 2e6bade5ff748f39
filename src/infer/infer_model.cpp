#include "infer/infer_model.h"

#include "infer/point_inference.h"
#include "infer/redundancy.h"
#include "infer/rulings.h"
#include "infer/trace_walk.h"
#include "support/try.h"

#include <algorithm>
#include <array>
#include <map>

namespace eclat {

namespace {

class Inference : public PointVisitor {
public:
  Inference(const Component &component, const Schema &schema)
      : component_(component), operations_(component.operations.size()) {
    Groups groups = groupsOf(component);
    for (const ClassSchema &c : schema.classes) {
      PointInference inference(objectVariables(c, component, groups), c.variables.size(), 0, {});
      objects_.push_back(&points_.emplace(Point{PointKind::Object, c.name}, std::move(inference)).first->second);
      classes_.push_back(nullptr);
      if (c.statics.empty())
        continue;
      PointInference ofClass(classVariables(c, component, groups), c.statics.size(), 0, {});
      classes_.back() = &points_.emplace(Point{PointKind::Class, c.name}, std::move(ofClass)).first->second;
    }
    for (const OperationSchema &o : schema.operations)
      for (PointKind kind : {PointKind::Entry, PointKind::Exit, PointKind::Throw}) {
        const Operation &op = component.operations[static_cast<std::size_t>(o.operation)];
        PointVariables variables = operationVariables(kind, op, o, component, groups);
        std::vector<Predicate> predicates = predicatesFor(variables, op, o, component);
        auto entryCount = static_cast<std::size_t>(o.entryCount);
        std::size_t nowCount = kind == PointKind::Exit ? o.variables.size() : entryCount;
        PointInference inference(std::move(variables), nowCount, entryCount, std::move(predicates));
        at(kind, static_cast<std::size_t>(o.operation)) =
            &points_.emplace(Point{kind, op.signature}, std::move(inference)).first->second;
      }
  }

  void visit(const PointVisit &visit) override {
    at(visit.kind, visit.subject)->visit(visit.now, visit.entry, visit.context);
  }

  void threw(int operation, const std::string &type) override {
    auto &types = thrown_[component_.operations[static_cast<std::size_t>(operation)].signature];
    if (std::ranges::find(types, type) == types.end())
      types.insert(std::ranges::upper_bound(types, type), type);
  }

  Model conclude(const Opinions &opinions) const {
    Model model;
    model.thrown = thrown_;
    for (const auto &[point, inference] : points_)
      inference.conclude(model);
    // Before redundancy: what a rejected statement would have made superfluous has to speak for itself.
    applyOpinions(model, opinions, component_);
    dropRedundant(model, component_);
    return model;
  }

private:
  // Visits come by the hundred thousand: they find their point by number, not by name.
  PointInference *&at(PointKind kind, std::size_t subject) {
    if (kind == PointKind::Class)
      return classes_[subject];
    return kind == PointKind::Object ? objects_[subject] : operations_[subject][static_cast<std::size_t>(kind)];
  }

  const Component &component_;
  std::map<Point, PointInference> points_;
  std::vector<PointInference *> objects_, classes_;          // by class of the schema
  std::vector<std::array<PointInference *, 4>> operations_;  // by operation and PointKind
  std::map<std::string, std::vector<std::string>> thrown_;
};

}  // namespace

Result<Model> inferModel(const Component &component, const Trace &trace, const Opinions &opinions) {
  Inference inference(component, trace.schema);
  ECLAT_TRY(walked, walkTrace(component, trace, inference));
  return inference.conclude(opinions);
}

}  // namespace eclat
