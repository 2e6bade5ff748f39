// lo[] <= hi[], a[] is subset of b[], a[] comes before b[], a[] == reverse(b[]), without_last(hi[]) <
// without_first(lo[]): two sequences.
#include "infer/families/family.h"

namespace eclat {

namespace {

constexpr double kPairwise = 0.4, kStrictPairwise = 0.85, kNeighbours = 0.3, kSubset = 0.4, kReverse = 0.05,
                 kPermutation = 0.1, kPiece = 0.1, kSubsequence = 0.2;
// In a dictionary one of two always comes first, and sequences that grow change little at their start: that it is
// always the same one needs a lot.
constexpr double kNotAfter = 0.85, kBefore = 0.93;

bool isNonEmpty(const rt::Value &v) { return v.kind == rt::Kind::Sequence && v.length > 0; }
bool isLong(const rt::Value &v) { return v.kind == rt::Kind::Sequence && v.length > 1; }

// Where the statement could not fail it is no evidence; where it fails, it fails.
rt::Truth informative(bool couldFail, rt::Truth truth) {
  return couldFail || truth == rt::Truth::False ? truth : rt::Truth::Undefined;
}

class SequencePair final : public Statements {
public:
  explicit SequencePair(const PointVariables &at) : Statements(at) {
    for (std::size_t a = 0; a < at.all.size(); ++a)
      for (std::size_t b = 0; b < at.all.size(); ++b)
        if (a != b && fits(at.all[a], at.all[b]))
          addPair(a, b);
  }
  FamilyId id() const override { return FamilyId::SequencePair; }

private:
  bool fits(const PointVariable &a, const PointVariable &b) const {
    bool both = a.rep == Rep::Sequence && b.rep == Rep::Sequence && a.elementRep == b.elementRep && a.type == b.type;
    bool isPast = a.isOrig || b.isOrig;  // see sequence_change.cpp
    bool sameArray = a.variable == b.variable;
    return both && !isPast && !sameArray && a.elementRep != Rep::Sequence && canMeet(a, b);
  }

  // Only of sequences that the code holds against each other.
  void addOrder(std::size_t a, std::size_t b) {
    bool isKnown = variable(a).group >= 0 && variable(a).group == variable(b).group;
    bool isWhole = !variable(a).isDerived() && !variable(b).isDerived();
    if (!isKnown || !isWhole || variable(a).elementRep == Rep::Pointer || variable(a).isEnum)
      return;
    for (auto [op, chance] : {
             std::pair{Op::NotAfter, kNotAfter},
             {Op::Before,   kBefore  }
    })
      add(Expr::make(op, {variable(a).expr, variable(b).expr}), {a, b}, chance, [a, b, op = op](const rt::Value *v) {
        return informative(isNonEmpty(v[a]) && isNonEmpty(v[b]), truthOf(op, {v[a], v[b]}));
      });
  }

  void addPair(std::size_t a, std::size_t b) {
    const Expr &x = variable(a).expr, &y = variable(b).expr;
    bool isNumbers = variable(a).elementRep == Rep::Int || variable(a).elementRep == Rep::Float;
    bool isFirst = a < b;
    add(Expr::make(Op::Subset, {x, y}), {a, b}, kSubset, [a, b](const rt::Value *v) {
      return isNonEmpty(v[a]) ? truthOf(Op::Subset, {v[a], v[b]}) : rt::Truth::Undefined;
    });
    add(Expr::make(Op::StartsWith, {x, y}), {a, b}, kPiece, [a, b](const rt::Value *v) {
      return isNonEmpty(v[b]) ? truthOf(Op::StartsWith, {v[a], v[b]}) : rt::Truth::Undefined;
    });
    add(Expr::make(Op::Subsequence, {x, y}), {a, b}, kSubsequence,
        [a, b](const rt::Value *v) { return informative(isLong(v[a]), truthOf(Op::Subsequence, {v[a], v[b]})); });
    addOrder(a, b);
    if (isNumbers)
      add(Expr::make(Op::Lt, {Expr::make(Op::WithoutLast, {x}), Expr::make(Op::WithoutFirst, {y})}), {a, b},
          kNeighbours, [a, b](const rt::Value *v) {
            bool parallel = isLong(v[a]) && isLong(v[b]);
            return parallel ? truthOf(Op::Lt, {valueOf(Op::WithoutLast, {v[a]}), valueOf(Op::WithoutFirst, {v[b]})})
                            : rt::Truth::Undefined;
          });
    if (!isFirst)
      return;
    add(Expr::make(Op::Eq, {x, Expr::make(Op::Reverse, {y})}), {a, b}, kReverse, [a, b](const rt::Value *v) {
      return informative(isLong(v[a]) || isLong(v[b]), truthOf(Op::Eq, {v[a], valueOf(Op::Reverse, {v[b]})}));
    });
    add(Expr::make(Op::Permutation, {x, y}), {a, b}, kPermutation, [a, b](const rt::Value *v) {
      return informative(isLong(v[a]) || isLong(v[b]), truthOf(Op::Permutation, {v[a], v[b]}));
    });
    if (isNumbers)
      for (Op op : {Op::Lt, Op::Le, Op::Gt, Op::Ge})
        add(Expr::make(op, {x, y}), {a, b}, op == Op::Lt || op == Op::Gt ? kStrictPairwise : kPairwise,
            [a, b, op](const rt::Value *v) {
              return isNonEmpty(v[a]) ? truthOf(op, {v[a], v[b]}) : rt::Truth::Undefined;
            });
  }
};

}  // namespace

FamilyPtr makeSequencePair(const PointVariables &at) { return std::make_unique<SequencePair>(at); }

}  // namespace eclat
