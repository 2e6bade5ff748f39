// p != null, p == null.
#include "infer/family.h"

namespace eclat {

namespace {

struct Watched {
  std::size_t term;
  std::uint64_t nulls = 0, others = 0, states = 0;
};

class Nullness final : public Family {
public:
  explicit Nullness(const PointVariables &terms) : terms_(terms) {
    for (std::size_t i = 0; i < terms.terms.size(); ++i)
      if (terms.terms[i].rep == Rep::Pointer && !terms.terms[i].isOrig && !terms.terms[i].isIdentity)
        watched_.push_back({i, 0, 0, 0});
  }
  const char *id() const override { return "nullness"; }

  void visit(const Visit &visit) override {
    for (Watched &w : watched_) {
      const rt::Value &v = visit.terms[w.term];
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
      const PointVariable &term = terms_.terms[w.term];
      std::uint64_t needed = statesNeeded(terms_, term);
      out.push_back({Expr::make(w.nulls ? Op::Eq : Op::Ne, {term.expr, Expr::null()}), w.nulls + w.others, w.states,
                     w.states < needed ? tooFewStates(w.states, needed) : ""});
    }
  }

private:
  const PointVariables &terms_;
  std::vector<Watched> watched_;
};

}  // namespace

std::unique_ptr<Family> makeNullness(const PointVariables &terms) { return std::make_unique<Nullness>(terms); }

}  // namespace eclat
