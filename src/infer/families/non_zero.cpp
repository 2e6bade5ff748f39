// x != 0, a[] != 0: integers that were seen on both sides of zero, and never there.
#include "infer/families/family.h"

#include <algorithm>

namespace eclat {

namespace {

// Of so many possible values one more is hardly ever missed on purpose.
constexpr double kWidest = 1000;

struct Watched {
  std::size_t variable;
  std::int64_t least = 0, greatest = 0;
  std::uint64_t draws = 0;  // how often another value came
  std::uint64_t last = 0;
  bool alive = true;
};

class NonZero final : public Family {
public:
  explicit NonZero(const PointVariables &at) : at_(at) {
    for (std::size_t i = 0; i < at.all.size(); ++i)
      if (isWatched(at.all[i]))
        watched_.push_back({i, 0, 0, 0, 0, true});
  }
  FamilyId id() const override { return FamilyId::NonZero; }

  void visit(const Visit &visit) override {
    if (!visit.isNewState)
      return;
    for (Watched &w : watched_) {
      const rt::Value &v = visit.values[w.variable];
      if (!w.alive || !v.defined())
        continue;
      if (v.kind == rt::Kind::Sequence)
        for (std::uint32_t k = 0; k < v.held(); ++k)
          add(w, v.elements[k]);
      else
        add(w, v);
      // Sequences mostly change at their end.
      bool isFilled = v.kind == rt::Kind::Sequence && v.held() > 0;
      std::uint64_t hash = isFilled ? rt::hashValue(v.elements[v.held() - 1], v.length) : rt::hashValue(v, 1);
      w.draws += hash != w.last && (isFilled || v.kind == rt::Kind::Int);
      w.last = hash;
    }
  }

  void conclude(std::vector<Candidate> &out) const override {
    for (const Watched &w : watched_)
      if (w.alive && w.least < 0 && w.greatest > 0)
        out.push_back({Expr::make(Op::Ne, {at_.all[w.variable].expr, Expr::number(0)}), {w.variable}, doubt(w)});
  }

private:
  // A real number misses zero anyway.
  bool isWatched(const PointVariable &v) const {
    bool isElements = v.rep == Rep::Sequence && v.elementRep == Rep::Int && v.type != "bool" && !v.isEnum &&
                      (!v.isDerived() || v.derivation == Derivation::Slice);
    // The receiver's sequences are spoken of at the object point.
    bool isHere = at_.point.kind == PointKind::Object || v.role != Role::Receiver;
    return !v.isOrig && ((isElements && isHere) || (v.isPlainInt() && !v.isDerived()));
  }

  static void add(Watched &w, const rt::Value &v) {
    if (!v.defined())
      return;
    w.alive = w.alive && v.kind == rt::Kind::Int && v.i != 0;
    if (w.alive) {
      w.least = std::min(w.least, v.i);
      w.greatest = std::max(w.greatest, v.i);
    }
  }

  // Zero is one of the values between the least and the greatest: as often as any of them it would have come.
  DropReason doubt(const Watched &w) const {
    double range = static_cast<double>(w.greatest) - static_cast<double>(w.least) + 1;
    if (range > kWidest)
      return "its values lie so far apart that zero may just not have come";
    std::uint64_t needed =
        std::max(valuesNeeded(1 - 1 / range, watched_.size() * at_.splits), statesNeeded(at_, at_.all[w.variable]));
    return w.draws < needed ? tooFewValues(w.draws, needed) : DropReason();
  }

  const PointVariables &at_;
  std::vector<Watched> watched_;
};

}  // namespace

FamilyPtr makeNonZero(const PointVariables &at) { return std::make_unique<NonZero>(at); }

}  // namespace eclat
