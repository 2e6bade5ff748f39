// x == orig(x), x == orig(x) + 1: what an operation leaves alone and by how much it moves the rest.
#include "infer/families/family.h"

namespace eclat {

namespace {

// "Unchanged" is nearly certain of what the source leaves alone, and improbable of what it assigns: then the examples
// may just not have come to the assignment.
constexpr std::uint64_t kStatesIfKept = 4, kStatesIfUnknown = 12, kStatesIfWritten = 60;
constexpr std::uint64_t kStatesForStep = 8;
constexpr std::size_t kValues = 2;  // of x: a constant is unchanged whatever the operation does
constexpr double kSameStep = 0.2;

struct Watched {
  std::size_t now, before;
  std::uint64_t states = 0;
  DifferentValues values;
  bool unchanged = true, stepped = true, hasStep = false;
  std::int64_t step = 0;
};

class Change final : public Family {
public:
  explicit Change(const PointVariables &at) : at_(at) {
    for (std::size_t i = 0; i < at.all.size(); ++i) {
      const PointVariable &v = at.all[i];
      // A by-value argument cannot change for the caller, and a const operation promises not to change its receiver.
      bool mayChange = v.role == Role::Receiver ? !at.isConst
                                                : v.role == Role::Static || v.rep == Rep::Sequence ||
                                                      v.expr.text.find('>') != std::string::npos;
      if (v.isOrig && mayChange && (!v.isDerived() || v.isSize() || v.derivation == Derivation::Slice))
        watched_.push_back({static_cast<std::size_t>(v.current), i, 0, {}, true, true, false, 0});
    }
  }
  FamilyId id() const override { return FamilyId::Change; }

  void visit(const Visit &visit) override {
    if (!visit.isNewState)
      return;
    for (Watched &w : watched_) {
      const rt::Value &now = visit.values[w.now], &before = visit.values[w.before];
      if ((!w.unchanged && !w.stepped) || !now.defined() || !before.defined())
        continue;
      ++w.states;
      w.values.add(rt::hashValue(before, 5));
      w.unchanged &= rt::compare(now, before) == rt::Order::Equal;
      bool isInt = now.kind == rt::Kind::Int && before.kind == rt::Kind::Int;
      std::int64_t step = 0;
      w.stepped &= isInt && !__builtin_sub_overflow(now.i, before.i, &step) && (!w.hasStep || step == w.step);
      w.hasStep = true;
      w.step = step;
    }
  }

  void conclude(std::vector<Candidate> &out) const override {
    for (const Watched &w : watched_) {
      const PointVariable &v = at_.all[w.now];
      if (w.states == 0 || (!w.unchanged && (!w.stepped || !v.isPlainInt())))
        continue;
      Expr before = at_.all[w.before].expr;
      if (!w.unchanged && w.step == INT64_MIN)
        continue;
      if (!w.unchanged)
        before = Expr::make(w.step > 0 ? Op::Add : Op::Sub, {before, Expr::number(w.step > 0 ? w.step : -w.step)});
      Candidate c{
          Expr::make(Op::Eq, {v.expr, before}
           ), {w.now, w.before},
           {}
      };
      std::uint64_t values = w.unchanged ? kValues : valuesNeeded(kSameStep, watched_.size() * at_.splits);
      std::uint64_t states = w.unchanged ? statesFor(v.treatment) : kStatesForStep;
      if (w.states < states)
        c.doubt = tooFewStates(w.states, states);
      else if (w.values.count() < values)
        c.doubt = tooFewValues(w.values.count(), values);
      out.push_back(std::move(c));
    }
  }

private:
  // Where it threw it mostly threw before it assigned anything.
  std::uint64_t statesFor(Treatment treatment) const {
    if (at_.point.kind == PointKind::Throw)
      return kStatesIfKept;
    return treatment == Treatment::Kept      ? kStatesIfKept
           : treatment == Treatment::Written ? kStatesIfWritten
                                             : kStatesIfUnknown;
  }

  const PointVariables &at_;
  std::vector<Watched> watched_;
};

}  // namespace

FamilyPtr makeChange(const PointVariables &at) { return std::make_unique<Change>(at); }

}  // namespace eclat
