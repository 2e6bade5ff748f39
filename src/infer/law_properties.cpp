#include "infer/law_properties.h"

#include "flow/callable.h"
#include "flow/files/bytecode.h"
#include "flow/laws.h"
#include "infer/trace_walk.h"
#include "support/try.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>
#include <unordered_set>

namespace eclat {

namespace {

// Sequences with a NaN would not equal themselves.
bool isOfReceiver(const Variable &variable) {
  return variable.path.size() > 1 && startsAt(variable, StepKind::Receiver) && variable.rep != Rep::Pointer &&
         (variable.rep != Rep::Sequence || (variable.elementRep != Rep::Pointer && variable.elementRep != Rep::Float));
}

// What the variable is at exit, the other one was at entry.
Expr isAsBefore(const Variable &variable, const Variable &before) {
  Expr same = Expr::make(Op::Eq, {Expr::var(variable.name), Expr::orig(before.name)});
  if (variable.rep != Rep::Float)
    return same;
  return Expr::make(Op::Or, {same, Expr::make(Op::IsNaN, {Expr::orig(before.name)})});
}

bool isObserver(const Variable &variable) { return variable.path[1].kind == StepKind::Observer; }

// Whether a copy has it from its original.
bool isShared(const Variable &variable) {
  return !isMatterOfOne(variable.path[1].name());
}

// What a person may find in an object without asking it: a public field.
bool isPublicField(const Variable &variable, const ClassInfo *info) {
  return info && variable.path.size() == 2 && std::ranges::any_of(info->fields, [&](const Field &field) {
           return field.isPublic && variable.path[1].name() == field.name;
         });
}

// Classes that derive from it are passed for it, and copied in part.
bool isBase(const ClassInfo &info, const Component &component) {
  return std::ranges::any_of(component.classes, [&](const ClassInfo &other) {
    return std::ranges::find(other.bases, info.name) != other.bases.end();
  });
}

// The same of the argument as the variable is of the receiver.
const Variable *originalOf(const Variable &variable, const OperationSchema &points) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(points.entryCount); ++i)
    if (const Variable &other = points.variables[i];
        parameterOf(other) == 0 &&
        std::ranges::equal(other.path | std::views::drop(1), variable.path | std::views::drop(1)))
      return &other;
  return nullptr;
}

struct LawProperty {
  Property property;
  Bytecode code;
  bool isBroken = false;  // by an example: the class means something else
  std::unordered_set<std::uint64_t> states;
};

// Holds the laws against the examples.
class Examiner : public PointVisitor {
public:
  void add(int operation, Property property, Bytecode code) {
    laws_[{property.point.kind, operation}].push_back({std::move(property), std::move(code), false, {}});
  }
  bool isEmpty() const { return laws_.empty(); }

  void visit(const PointVisit &visit) override {
    auto found = laws_.find({visit.kind, static_cast<int>(visit.subject)});
    if (found == laws_.end() || !visit.entry)
      return;
    for (LawProperty &law : found->second) {
      rt::Truth truth = law.code.holds(visit.now, visit.entry, arena_);
      law.isBroken = law.isBroken || truth == rt::Truth::False;
      law.property.samples += truth == rt::Truth::True;
      law.states.insert(visit.context);
    }
    arena_.reset();
  }

  void conclude(Model &model) {
    for (auto &[where, laws] : laws_)
      for (LawProperty &law : laws) {
        // That a copy shows what its original showed stands whatever examples do; of other laws, what is broken often was not meant.
        if (law.isBroken && law.property.family != FamilyId::LawCopy)
          continue;
        law.property.states = law.states.size();
        model.properties.push_back(std::move(law.property));
      }
  }

private:
  std::map<std::pair<PointKind, int>, std::vector<LawProperty>> laws_;
  rt::Arena arena_;
};

}  // namespace

Result<void> addLawProperties(Model &model, const Component &component, const Trace &trace) {
  std::set<std::pair<Point, std::string>> known;
  for (const Property &property : model.properties)
    known.emplace(property.point, print(property.expr));
  Examiner examiner;
  for (const OperationSchema &points : trace.schema.operations) {
    const Operation &op = component.operations[static_cast<std::size_t>(points.operation)];
    const ClassInfo *info = component.findClass(op.className);
    bool isCopy = info && makesCopy(op) && !isBase(*info, component);
    if ((!op.hasReceiver() && !isCopy) || op.isRvalue)
      continue;
    auto add = [&](PointKind kind, LawKind law, const Expr &expr) {
      auto code = compileExpr(expr, points.variables, component.enums);
      Point point{kind, op.signature};
      if (code && !known.contains({point, print(expr)}))
        examiner.add(op.id, {point, expr, familyOf(law), 0, 0, false, 0}, std::move(*code));
    };
    for (std::size_t i = 0; i < static_cast<std::size_t>(points.entryCount); ++i) {
      const Variable &variable = points.variables[i];
      if (!isOfReceiver(variable))
        continue;
      bool isPublic = isObserver(variable) || isPublicField(variable, info);
      if (op.isConst && isPublic)
        add(PointKind::Exit, LawKind::Const, isAsBefore(variable, variable));
      if (op.hasReceiver() && !op.isConst)
        add(PointKind::Throw, LawKind::StrongGuarantee, isAsBefore(variable, variable));
      if (const Variable *original = isCopy && isPublic && isShared(variable) ? originalOf(variable, points) : nullptr)
        // Tests that copy an object seldom look whether all of it was copied.
        add(PointKind::Exit, LawKind::Copy, isAsBefore(variable, *original));
    }
  }
  if (examiner.isEmpty())
    return {};
  ECLAT_TRY(walked, walkTrace(component, trace, examiner));
  examiner.conclude(model);
  return {};
}

}  // namespace eclat
