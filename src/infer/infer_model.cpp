#include "infer/infer_model.h"

#include "infer/belief/challenge.h"
#include "infer/belief/surprise.h"
#include "infer/families/throw_conditions.h"
#include "infer/habits/parameter_limits.h"
#include "infer/habits/territory.h"
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
      PointInference inference(objectVariables(c, component, groups), c.variables, c.variables.size(), 0, {});
      objects_.push_back(&points_.emplace(Point{PointKind::Object, c.name}, std::move(inference)).first->second);
      classes_.push_back(nullptr);
      if (c.statics.empty())
        continue;
      PointInference ofClass(classVariables(c, component, groups), c.statics, c.statics.size(), 0, {});
      classes_.back() = &points_.emplace(Point{PointKind::Class, c.name}, std::move(ofClass)).first->second;
    }
    for (const OperationSchema &o : schema.operations)
      for (PointKind kind : {PointKind::Entry, PointKind::Exit, PointKind::Throw}) {
        const Operation &op = component.operations[static_cast<std::size_t>(o.operation)];
        PointVariables variables = operationVariables(kind, op, o, component, groups);
        std::vector<Predicate> predicates = predicatesFor(variables, op, o, component);
        auto entryCount = static_cast<std::size_t>(o.entryCount);
        std::size_t nowCount = kind == PointKind::Exit ? o.variables.size() : entryCount;
        PointInference inference(std::move(variables), o.variables, nowCount, entryCount, std::move(predicates));
        at(kind, static_cast<std::size_t>(o.operation)) =
            &points_.emplace(Point{kind, op.signature}, std::move(inference)).first->second;
      }
  }

  void visit(const PointVisit &visit) override {
    PointInference *point = at(visit.kind, visit.subject);
    point->visit(visit.now, visit.entry, visit.context);
    if (point->isLearned())
      watch(*point, visit);
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
    dropUnsurprising(model, component_, points_);
    dropUnchallenged(model, component_, points_);
    addThrowConditions(model);
    groupByPoint(model.properties);
    // Before redundancy: what a rejected statement would have made superfluous has to speak for itself.
    applyOpinions(model, opinions, component_);
    dropRedundant(model, component_);
    return model;
  }

  // What is believed only since some visits have gone by unseen is held against all of them in another walk.
  std::size_t startProof(const Model &model) {
    std::size_t unproven = 0;
    for (auto &[point, inference] : points_)
      unproven += inference.startProof(statementsAt(point, model));
    return unproven;
  }
  void endProof() {
    for (auto &[point, inference] : points_)
      inference.endProof();
  }
  // Drops what is still not proven, and says how often the rest held.
  void count(Model &model) const {
    for (std::vector<Property> *list : {&model.properties, &model.territory, &model.habits})
      std::erase_if(*list, [&](Property &p) {
        auto it = points_.find(p.point);
        bool isProven = it == points_.end() || it->second.isProven(p);
        if (!isProven && list == &model.properties)
          model.dropped.push_back({p.point, p.expr, "it changed with every few calls"});
        return !isProven;
      });
  }

private:
  void addThrowConditions(Model &model) const {
    auto number = [](PointKind kind) { return static_cast<std::size_t>(kind); };
    for (std::size_t i = 0; i < operations_.size(); ++i)
      if (const auto &at = operations_[i]; at[number(PointKind::Exit)])
        eclat::addThrowConditions(component_.operations[i], component_, *at[number(PointKind::Exit)],
                                  *at[number(PointKind::Throw)], model);
  }

  static void groupByPoint(std::vector<Property> &properties) {
    std::map<Point, std::vector<Property>> groups;
    for (Property &p : properties)
      groups[p.point].push_back(std::move(p));
    properties.clear();
    for (auto &[point, group] : groups)
      std::ranges::move(group, std::back_inserter(properties));
  }

  static std::vector<Property> statementsAt(const Point &point, const Model &model) {
    std::vector<Property> out;
    for (const std::vector<Property> *list : {&model.properties, &model.territory, &model.habits})
      std::ranges::copy_if(*list, std::back_inserter(out), [&](const Property &p) { return p.point == point; });
    return out;
  }

  // From here on the point watches what it believes, without what the object's own point watches for it.
  void watch(PointInference &learned, const PointVisit &visit) {
    Model model;
    learned.conclude(model);
    Point point = model.evidence.front().point;
    if (visit.kind != PointKind::Object && visit.kind != PointKind::Class) {
      const Operation &op = component_.operations[visit.subject];
      for (PointKind kind : {PointKind::Object, PointKind::Class})
        if (auto object = points_.find({kind, op.className}); object != points_.end())
          object->second.conclude(model);
    }
    addThrowConditions(model);
    dropRedundant(model, component_);
    learned.watch(statementsAt(point, model));
  }

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
  constexpr int kMaxProofs = 6;
  Inference inference(component, trace.schema);
  ECLAT_TRY(walked, walkTrace(component, trace, inference));
  Model model = inference.conclude(opinions);
  for (int proofs = 0; proofs < kMaxProofs && inference.startProof(model) > 0; ++proofs) {
    ECLAT_TRY(again, walkTrace(component, trace, inference));
    inference.endProof();
    model = inference.conclude(opinions);
  }
  inference.count(model);
  markData(model);
  shareHabits(model, component);
  widenTerritory(model);
  dropDefended(model, component);
  return model;
}

}  // namespace eclat
