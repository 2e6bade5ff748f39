#include "replay.h"

#include "flow/files/bytecode.h"
#include "infer/trace_walk.h"

#include <map>

namespace eclat::bench {

namespace {

class Judge final : public PointVisitor {
public:
  Judge(const Model &model, const Component &component, const Schema &schema)
      : component_(component), schema_(schema), fates_(model.properties.size()) {
    for (std::size_t i = 0; i < model.properties.size(); ++i) {
      const Property &p = model.properties[i];
      const std::vector<Variable> *variables = variablesAt(p.point);
      auto code = variables ? compileExpr(p.expr, *variables, component.enums)
                            : std::expected<Bytecode, std::string>(std::unexpected("there is no such point"));
      if (code)
        checks_[p.point].push_back({i, std::move(*code)});
      else
        fates_[i].error = code.error();
    }
  }

  void visit(const PointVisit &visit) override {
    bool isObject = visit.kind == PointKind::Object;
    auto it = checks_.find(
        {visit.kind, isObject ? schema_.classes[visit.subject].name : component_.operations[visit.subject].signature});
    if (it == checks_.end())
      return;
    for (const Check &check : it->second) {
      scratch_.reset();
      Fate &fate = fates_[check.property];
      switch (check.code.holds(visit.now, visit.entry, scratch_)) {
      case rt::Truth::True: ++fate.held; break;
      case rt::Truth::False: ++fate.broken; break;
      case rt::Truth::Undefined: ++fate.undefined; break;
      }
    }
  }

  std::vector<Fate> fates() && { return std::move(fates_); }

private:
  struct Check {
    std::size_t property;
    Bytecode code;
  };

  const std::vector<Variable> *variablesAt(const Point &point) const {
    if (point.kind == PointKind::Object) {
      const ClassSchema *c = schema_.findClass(point.subject);
      return c ? &c->variables : nullptr;
    }
    for (const OperationSchema &o : schema_.operations)
      if (component_.operations[static_cast<std::size_t>(o.operation)].signature == point.subject)
        return &o.variables;
    return nullptr;
  }

  const Component &component_;
  const Schema &schema_;
  std::vector<Fate> fates_;
  std::map<Point, std::vector<Check>> checks_;
  rt::Arena scratch_;
};

}  // namespace

Result<std::vector<Fate>> replay(const Model &model, const Component &component, const Trace &trace) {
  Judge judge(model, component, trace.schema);
  if (auto walked = walkTrace(component, trace, judge); !walked)
    return fail(walked.error());
  return std::move(judge).fates();
}

}  // namespace eclat::bench
