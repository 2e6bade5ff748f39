// a[] <= max, a[] < size(a), a[] != k: every element of a sequence against one value that it meets in the code.
#include "infer/family.h"

namespace eclat {

namespace {

// Sequences grow, so each adds little; that no element ever equals the value is another statement, and needs its own
// evidence. At entry the strict form stands, as it does between two numbers: see comparison.cpp.
constexpr double kOrdered = 0.6, kStrict = 0.85, kDifferent = 0.9;

class SequenceScalar final : public Statements {
public:
  explicit SequenceScalar(const PointVariables &at) : Statements(at) {
    for (std::size_t s = 0; s < at.all.size(); ++s)
      for (std::size_t x = 0; x < at.all.size(); ++x) {
        if (!fits(at.all[s], at.all[x]))
          continue;
        // On one side of a condition limits are mostly accidents; which value is missing there may be what it asks.
        if (at.splits > 1) {
          if (!isForMembership(at.all[x]))
            addOne(s, x, Op::Ne, kDifferent);
          continue;
        }
        if (!at.all[s].isEnum)
          for (Op op : {Op::Le, Op::Ge, Op::Lt, Op::Gt})
            addOne(s, x, op, chanceOf(op));
      }
  }
  const char *id() const override { return "sequence-scalar"; }

private:
  double chanceOf(Op op) const {
    bool isStrict = op == Op::Lt || op == Op::Gt;
    return isStrict && at_.point.kind != PointKind::Entry ? kStrict : kOrdered;
  }

  // What is said as `k not in a[]`.
  static bool isForMembership(const PointVariable &x) {
    return !x.isDerived() && x.role != Role::Receiver && x.role != Role::Static;
  }

  bool fits(const PointVariable &sequence, const PointVariable &x) const {
    bool isNumbers = (sequence.elementRep == Rep::Int || sequence.elementRep == Rep::Float) && sequence.type != "bool";
    bool isSequence = sequence.rep == Rep::Sequence && isNumbers && !sequence.isOrig &&
                      (!sequence.isDerived() || sequence.derivation == Derivation::Slice);
    bool isScalar = x.rep == sequence.elementRep && !x.isBool() && !x.isOrig && !x.isObserver &&
                    (!x.isDerived() || (x.isSize() && !x.ofText)) && x.isEnum == sequence.isEnum &&
                    (!x.isEnum || x.type == sequence.type);
    // Two parts of the receiver are related at the object point.
    bool isHere = at_.point.kind == PointKind::Object || at_.splits > 1 || sequence.role != Role::Receiver ||
                  x.role != Role::Receiver;
    // Elements are mostly data: with what the code does not hold against them they have nothing to do.
    return isSequence && isScalar && isHere && sequence.group >= 0 && sequence.group == x.group;
  }

  void addOne(std::size_t s, std::size_t x, Op op, double chance) {
    add(Expr::make(op, {variable(s).expr, variable(x).expr}), {s, x}, chance, [s, x, op](const rt::Value *v) {
      bool isThere = v[s].kind == rt::Kind::Sequence && v[s].length > 0;
      return isThere ? truthOf(op, {v[s], v[x]}) : rt::Truth::Undefined;
    });
  }
};

}  // namespace

FamilyPtr makeSequenceScalar(const PointVariables &at) { return std::make_unique<SequenceScalar>(at); }

}  // namespace eclat
