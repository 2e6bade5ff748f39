#include "infer/tally.h"

#include "flow/language/scope.h"
#include "flow/print_value.h"
#include "infer/trace_walk.h"
#include "support/try.h"

#include <algorithm>
#include <map>
#include <unordered_set>

namespace eclat {

namespace {

constexpr std::size_t kExamples = 3;

class Teller {
public:
  Teller(const Statement &statement, Scope scope, Bytecode code, const Component &component)
      : scope_(std::move(scope)), code_(std::move(code)), component_(component) {
    collect(statement.expr);
  }

  void visit(const PointVisit &visit, rt::Arena &scratch) {
    scratch.reset();
    switch (code_.holds(visit.now, visit.entry, scratch)) {
    case rt::Truth::Undefined: ++tally.undefined; break;
    case rt::Truth::False:
      if (++tally.broken == 1)
        tally.firstBreak = witness(visit);
      break;
    case rt::Truth::True:
      ++tally.held;
      tally.states += states_.insert(stateOf(visit)).second;
      if (tally.examples.size() < kExamples)
        addExample(witness(visit));
    }
  }

  Tally tally;

private:
  struct Named {
    VariableRef name;
    std::size_t index;
    bool isOrig;

    bool operator==(const Named &) const = default;
  };

  void collect(const Expr &e) {
    if (isVariable(e)) {
      auto find = [&](const VariableRef &name) { return std::ranges::find(scope_.variables, name, &Variable::name); };
      auto it = find(e.variable);
      if (it == scope_.variables.end())
        it = find(e.variable.elements());
      Named named{it->name, static_cast<std::size_t>(it - scope_.variables.begin()), e.op == Op::OrigVar};
      if (std::ranges::find(named_, named) == named_.end())
        named_.push_back(named);
    }
    for (const Expr &kid : e.kids)
      collect(kid);
  }

  std::uint64_t stateOf(const PointVisit &visit) const {
    std::uint64_t hash = 1;
    for (std::size_t i = 0; i < scope_.variables.size(); ++i)
      hash = rt::hashValue(visit.now[i], hash);
    for (std::size_t i = 0; visit.entry && i < scope_.atEntry; ++i)
      hash = rt::hashValue(visit.entry[i], hash);
    return hash;
  }

  Witness witness(const PointVisit &visit) const {
    Witness w{visit.call, visit.operation, {}};
    for (const Named &n : named_) {
      const rt::Value &value = (n.isOrig ? visit.entry : visit.now)[n.index];
      w.values.push_back({n.name, printValue(value, scope_.variables[n.index].type, component_.enums), n.isOrig});
    }
    return w;
  }

  void addExample(Witness w) {
    auto isSame = [&](const Witness &other) { return other.values == w.values; };
    if (std::ranges::none_of(tally.examples, isSame))
      tally.examples.push_back(std::move(w));
  }

  Scope scope_;
  Bytecode code_;
  const Component &component_;
  std::vector<Named> named_;
  std::unordered_set<std::uint64_t> states_;
};

class Tellers : public PointVisitor {
public:
  using Key = std::pair<PointKind, std::size_t>;

  void visit(const PointVisit &visit) override {
    auto it = at_.find({visit.kind, visit.subject});
    if (it != at_.end())
      for (std::size_t i : it->second)
        all[i].visit(visit, scratch_);
  }
  void add(Key key, Teller teller) {
    at_[key].push_back(all.size());
    all.push_back(std::move(teller));
  }

  std::vector<Teller> all;

private:
  std::map<Key, std::vector<std::size_t>> at_;
  rt::Arena scratch_;
};

Tellers::Key keyOf(const Point &point, const Component &component, const Schema &schema) {
  if (point.kind == PointKind::Object || point.kind == PointKind::Class)
    return {point.kind, static_cast<std::size_t>(schema.findClass(point.subject) - schema.classes.data())};
  return {point.kind, static_cast<std::size_t>(operationAt(point, component)->id)};
}

}  // namespace

Result<std::vector<Tally>> tallyStatements(const Component &component, const Trace &trace,
                                           const std::vector<Statement> &statements) {
  Tellers tellers;
  for (const Statement &statement : statements) {
    auto scope = scopeOf(statement.point, component, trace.schema);
    auto code = scope ? bindProperty(statement.expr, *scope, component.enums) : std::unexpected(BindError{"", ""});
    if (!code)
      return fail({ExitCode::Usage,
                   "infer",
                   "'" + print(statement.expr) + "' does not fit the " + describePoint(statement.point),
                   "",
                   {}});
    tellers.add(keyOf(statement.point, component, trace.schema),
                Teller(statement, std::move(*scope), std::move(*code), component));
  }
  ECLAT_TRY(walked, walkTrace(component, trace, tellers));
  std::vector<Tally> tallies;
  for (Teller &teller : tellers.all)
    tallies.push_back(std::move(teller.tally));
  return tallies;
}

std::string printValues(const Witness &witness) {
  std::string out;
  for (const NamedValue &v : witness.values)
    out += (out.empty() ? "" : ", ") + printName(v) + " == " + v.value;
  return out;
}

}  // namespace eclat
