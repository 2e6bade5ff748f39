// x == orig(x), x == orig(x) + 1: what an operation leaves alone and by how much it moves the rest.
#include "infer/family.h"

#include <set>

namespace eclat {

namespace {

constexpr std::uint64_t kStates = 4;
constexpr std::size_t kValues = 2;   // of x: a constant is unchanged whatever the operation does
constexpr std::size_t kValuesForStep = 3;

struct Watched {
  std::size_t now, before;
  std::uint64_t samples = 0, states = 0;
  std::set<std::uint64_t> values;
  bool unchanged = true, stepped = true;
  bool hasStep = false;
  std::int64_t step = 0;
};

class Change final : public Family {
public:
  explicit Change(const PointVariables &terms) : terms_(terms) {
    for (std::size_t i = 0; i < terms.terms.size(); ++i) {
      const PointVariable &term = terms.terms[i];
      // A by-value argument cannot change for the caller, and a pointer's own value is of no interest.
      bool isInteresting = term.role == Role::Receiver || term.rep == Rep::Sequence || term.expr.text.find('>') != std::string::npos;
      if (term.isOrig && isInteresting)
        watched_.push_back({static_cast<std::size_t>(term.current), i, 0, 0, {}, true, true, false, 0});
    }
  }
  const char *id() const override { return "change"; }

  void visit(const Visit &visit) override {
    for (Watched &w : watched_) {
      const rt::Value &now = visit.terms[w.now], &before = visit.terms[w.before];
      if (!now.defined() || !before.defined())
        continue;
      ++w.samples;
      w.states += visit.isNewState;
      w.values.insert(rt::hashValue(before, 5));
      w.unchanged &= rt::same(now, before);
      bool isInt = now.kind == rt::Kind::Int && before.kind == rt::Kind::Int;
      std::int64_t step = 0;
      w.stepped &= isInt && !__builtin_sub_overflow(now.i, before.i, &step) && (!w.hasStep || step == w.step);
      w.hasStep = true;
      w.step = step;
    }
  }

  void conclude(std::vector<Candidate> &out) const override {
    for (const Watched &w : watched_) {
      const PointVariable &term = terms_.terms[w.now];
      if (w.samples == 0 || (!w.unchanged && (!w.stepped || !term.isPlainInt())))
        continue;
      Expr before = terms_.terms[w.before].expr;
      if (!w.unchanged)
        before = Expr::make(w.step > 0 ? Op::Add : Op::Sub, {before, Expr::number(w.step > 0 ? w.step : -w.step)});
      Candidate c{Expr::make(Op::Eq, {term.expr, before}), w.samples, w.states, {}};
      if (w.states < kStates)
        c.doubt = tooFewStates(w.states, kStates);
      else if (w.values.size() < (w.unchanged ? kValues : kValuesForStep))
        c.doubt = "too few different values";
      out.push_back(std::move(c));
    }
  }

private:
  const PointVariables &terms_;
  std::vector<Watched> watched_;
};

}  // namespace

std::unique_ptr<Family> makeChange(const PointVariables &terms) { return std::make_unique<Change>(terms); }

}  // namespace eclat
