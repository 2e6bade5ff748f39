// p != null, p == null.
#include "infer/families/family.h"

namespace eclat {

namespace {

struct Watched {
  std::size_t variable;
  std::uint64_t nulls = 0, others = 0, states = 0;
};

class Nullness final : public Family {
public:
  explicit Nullness(const PointVariables &at) : at_(at) {
    for (std::size_t i = 0; i < at.all.size(); ++i) {
      const PointVariable &v = at.all[i];
      if (v.rep == Rep::Pointer && !v.isOrig && !v.isIdentity && !v.isDerived())
        watched_.push_back({i, 0, 0, 0});
    }
  }
  FamilyId id() const override { return FamilyId::Nullness; }

  void visit(const Visit &visit) override {
    for (Watched &w : watched_) {
      const rt::Value &v = visit.values[w.variable];
      if (v.kind != rt::Kind::Pointer)
        continue;
      ++(v.u == 0 ? w.nulls : w.others);
      w.states += visit.isNewState;
    }
  }

  void conclude(std::vector<Candidate> &out) const override {
    for (const Watched &w : watched_) {
      if ((w.nulls == 0) == (w.others == 0))
        continue;
      const PointVariable &v = at_.all[w.variable];
      std::uint64_t needed = statesNeeded(at_, v);
      out.push_back({Expr::make(w.nulls ? Op::Eq : Op::Ne, {v.expr, Expr::null()}),
                     {w.variable},
                     w.states < needed ? tooFewStates(w.states, needed) : ""});
    }
  }

private:
  const PointVariables &at_;
  std::vector<Watched> watched_;
};

}  // namespace

FamilyPtr makeNullness(const PointVariables &at) { return std::make_unique<Nullness>(at); }

}  // namespace eclat
