#include "infer/follows.h"

namespace eclat {

namespace {

bool isEquality(const Expr &e) { return e.op == Op::Eq && e.kids.size() == 2; }
bool isOneOff(const Expr &e) { return e.op == Op::WithoutLast || e.op == Op::WithoutFirst; }
bool isPiece(const Expr &e) { return e.op == Op::StartsWith || e.op == Op::EndsWith; }

// a[] == append(orig(a[]), k) says all of: k in a[], without_last(a[]) == orig(a[]), k == a[i - 1], a[] starts with
// orig(a[]). Likewise for prepend.
bool fromAddition(const Expr &addition, const Expr &e) {
  bool isAddition = isEquality(addition) && (addition.kids[1].op == Op::Append || addition.kids[1].op == Op::Prepend);
  if (!isAddition || e.kids.size() != 2)
    return false;
  const Expr &now = addition.kids[0], &before = addition.kids[1].kids[0], &item = addition.kids[1].kids[1];
  bool isRest = isEquality(e) && isOneOff(e.kids[0]) && e.kids[0].kids[0] == now;
  bool isMember = e.op == Op::In && e.kids[0] == item;
  bool isElement = isEquality(e) && e.kids[0] == item && e.kids[1].op == Op::Index;
  bool isKept = isPiece(e) && e.kids[0] == now && e.kids[1] == before;
  bool isSize = isEquality(e) && e.kids[0].op == Op::Size && e.kids[0].kids[0] == now;
  return isRest || isMember || isElement || isKept || isSize;
}

// a[] == without_last(orig(a[])) says that orig(a[]) starts with a[].
bool fromRemoval(const Expr &removal, const Expr &e) {
  return isEquality(removal) && isOneOff(removal.kids[1]) && isPiece(e) && e.kids[0] == removal.kids[1].kids[0] &&
         e.kids[1] == removal.kids[0];
}

// k in a[0..i-1] says k in a[].
bool fromMembership(const Expr &member, const Expr &e) {
  return member.op == Op::In && e.op == Op::In && member.kids[0] == e.kids[0] && member.kids[1].op == Op::Slice &&
         member.kids[1].kids[0] == e.kids[1];
}

// x == a[i - 1] says x in a[0..i-1] and x in a[].
bool fromElement(const Expr &element, const Expr &e) {
  if (!isEquality(element) || element.kids[1].op != Op::Index || e.op != Op::In || e.kids[0] != element.kids[0])
    return false;
  const Expr &sequence = element.kids[1].kids[0], &at = element.kids[1].kids[1];
  bool isUpToIt = e.kids[1].op == Op::Slice && e.kids[1].kids[0] == sequence && e.kids[1].kids[2] == at;
  return isUpToIt || e.kids[1] == sequence;
}

// lo[] < hi[] says lo[] <= hi[]; a[] >= 0 says a[0..i-1] >= 0.
bool fromOrder(const Expr &order, const Expr &e) {
  bool isWeaker = (order.op == Op::Lt && e.op == Op::Le) || (order.op == Op::Gt && e.op == Op::Ge);
  if (isWeaker && order.kids == e.kids)
    return true;
  bool isOfSlice = (e.op == Op::Le || e.op == Op::Ge) && e.op == order.op && e.kids[1].op == Op::Const &&
                   e.kids[0].op == Op::Slice && e.kids[0].kids[0] == order.kids[0];
  return isOfSlice && e.kids[1] == order.kids[1];
}

bool areSides(const Expr &a, const Expr &b, const Expr &of) {
  return (a == of.kids[0] && b == of.kids[1]) || (a == of.kids[1] && b == of.kids[0]);
}

// a[] == b[] and a[] is permutation of b[] say that one is subset of the other, and that sums and the like are the
// same; the first also that it is a permutation, that one starts with the other, and so on.
bool fromSameElements(const Expr &same, const Expr &e) {
  bool isEqual = isEquality(same), isPermutation = same.op == Op::Permutation;
  if (!isEqual && !isPermutation)
    return false;
  bool isOfWhole = isEquality(e) && e.kids[0].op == e.kids[1].op && e.kids[0].kids.size() == 1 &&
                   (e.kids[0].op == Op::Sum || e.kids[0].op == Op::Min || e.kids[0].op == Op::Max);
  if (isOfWhole)
    return areSides(e.kids[0].kids[0], e.kids[1].kids[0], same);
  bool isWeaker =
      e.op == Op::Subset || (isEqual && (e.op == Op::Permutation || isPiece(e) || e.op == Op::Le || e.op == Op::Ge));
  return isWeaker && areSides(e.kids[0], e.kids[1], same);
}

bool followsPlainly(const Expr &weak, const Expr &strong) {
  return weak.kids.size() == 2 && strong.kids.size() == 2 &&
         (fromAddition(strong, weak) || fromRemoval(strong, weak) || fromMembership(strong, weak) ||
          fromElement(strong, weak) || fromOrder(strong, weak) || fromSameElements(strong, weak));
}

bool isStatement(const Expr &e) { return e.op == Op::In || e.op == Op::NotIn || (e.op >= Op::Eq && e.op <= Op::Ge); }

bool isBoolean(const Expr &e, bool value) {
  return e.op == Op::Const && e.constant == ConstKind::Bool && (e.integer != 0) == value;
}

// return == (P) says return == true ==> P, and all that follows from P.
bool fromBoth(const Expr &both, const Expr &e) {
  if (!isEquality(both) || !isStatement(both.kids[1]) || e.op != Op::Implies || !isEquality(e.kids[0]))
    return false;
  return e.kids[0].kids[0] == both.kids[0] && isBoolean(e.kids[0].kids[1], true) &&
         (e.kids[1] == both.kids[1] || followsPlainly(e.kids[1], both.kids[1]));
}

}  // namespace

bool follows(const Expr &weak, const Expr &strong) {
  if (fromBoth(strong, weak))
    return true;
  // Behind a condition, what follows from the same condition or from none.
  bool sameCondition = strong.op != Op::Implies || (weak.op == Op::Implies && weak.kids[0] == strong.kids[0]);
  const Expr &from = strong.op == Op::Implies ? strong.kids[1] : strong;
  return sameCondition && followsPlainly(weak.op == Op::Implies ? weak.kids[1] : weak, from);
}

bool isTautology(const Expr &e) {
  if (e.op == Op::Implies)
    return e.kids[0] == e.kids[1] || isTautology(e.kids[1]);
  return (e.op == Op::Eq || e.op == Op::Le || e.op == Op::Ge) && e.kids[0] == e.kids[1];
}

}  // namespace eclat
