// k in a[], k not in a[]: a value was always, or never, among the elements of a sequence.
#include "infer/families/family.h"

namespace eclat {

namespace {

// Of many possible values most are not there: only next to a result that tells the two cases apart does absence
// say anything, and even there it needs many values.
constexpr double kMember = 0.3, kStranger = 0.9;

rt::Truth member(const rt::Value &item, const rt::Value &sequence, bool wanted) {
  return truthOf(wanted ? Op::In : Op::NotIn, {item, sequence});
}

class Membership final : public Statements {
public:
  explicit Membership(const PointVariables &at) : Statements(at) {
    for (std::size_t i = 0; i < at.all.size(); ++i)
      for (std::size_t s = 0; s < at.all.size(); ++s) {
        if (!fits(at.all[i], at.all[s]))
          continue;
        add(Expr::make(Op::In, {at.all[i].expr, at.all[s].expr}), {i, s}, kMember,
            [i, s](const rt::Value *v) { return member(v[i], v[s], true); });
        if (at.splits > 1)
          add(Expr::make(Op::NotIn, {at.all[i].expr, at.all[s].expr}), {i, s}, kStranger,
              [i, s](const rt::Value *v) { return member(v[i], v[s], false); });
      }
  }
  FamilyId id() const override { return FamilyId::Membership; }

private:
  bool fits(const PointVariable &item, const PointVariable &sequence) const {
    bool isItem = item.rep != Rep::Sequence && !item.isDerived() && !item.isOrig && item.role != Role::Receiver &&
                  item.role != Role::Static && !item.isIdentity;
    bool isPast = sequence.isOrig && (at_.isConst || sequence.role != Role::Receiver);
    return isItem && sequence.rep == Rep::Sequence && !isPast && sequence.elementRep == item.rep &&
           item.type == sequence.type && !item.isBool() && canMeet(item, sequence);
  }
};

}  // namespace

FamilyPtr makeMembership(const PointVariables &at) { return std::make_unique<Membership>(at); }

}  // namespace eclat
