// a[] is ascending, a[] has no duplicates, a[] >= indices(a[]): what holds inside one sequence.
#include "infer/families/family.h"

namespace eclat {

namespace {

// Sequences grow: the next one is mostly the last one and an element more, so each adds little evidence.
constexpr double kAscending = 0.6, kDistinct = 0.9, kAgainstIndices = 0.85;

// Shorter ones are in order and without duplicates whatever the code does.
bool isLong(const rt::Value &sequence) { return sequence.kind == rt::Kind::Sequence && sequence.length >= 2; }

class SequenceShape final : public Statements {
public:
  explicit SequenceShape(const PointVariables &at) : Statements(at) {
    for (std::size_t i = 0; i < at.all.size(); ++i) {
      const PointVariable &v = at.all[i];
      bool isHeld = v.elementRep == Rep::Int || v.elementRep == Rep::Float || v.elementRep == Rep::Text ||
                    v.elementRep == Rep::Pointer;
      // The receiver's sequences are spoken of at the object point.
      bool isHere = at.point.kind == PointKind::Object || v.role != Role::Receiver;
      if (v.rep != Rep::Sequence || v.isOrig || !isHeld || !isHere || v.type == "bool" || v.isKeys)
        continue;
      addOne(i, Op::Distinct, kDistinct);
      if (v.elementRep == Rep::Pointer)
        continue;
      addOne(i, Op::Ascending, kAscending);
      addOne(i, Op::Descending, kAscending);
      if (v.elementRep == Rep::Int && !v.isEnum)
        for (Op op : {Op::Eq, Op::Ge, Op::Le})
          add(Expr::make(op, {v.expr, Expr::make(Op::Indices, {v.expr})}), {i}, kAgainstIndices,
              [i, op](const rt::Value *values) {
                return isLong(values[i]) ? truthOf(op, {values[i], valueOf(Op::Indices, {values[i]})})
                                         : rt::Truth::Undefined;
              });
    }
  }
  FamilyId id() const override { return FamilyId::SequenceShape; }

private:
  void addOne(std::size_t i, Op op, double chance) {
    add(Expr::make(op, {variable(i).expr}), {i}, chance, [i, op](const rt::Value *values) {
      return isLong(values[i]) ? truthOf(op, {values[i]}) : rt::Truth::Undefined;
    });
  }
};

}  // namespace

FamilyPtr makeSequenceShape(const PointVariables &at) { return std::make_unique<SequenceShape>(at); }

}  // namespace eclat
