#include "infer/follows.h"

#include "flow/files/bytecode.h"

#include <algorithm>

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

// Whatever is added to a sequence, or taken out of it, the rest stays in order: a[] == erase(orig(a[]), i) says that
// a[] is subsequence of orig(a[]); so do a[] starts with b[] and the like of what they are pieces of.
bool fromKeptOrder(const Expr &strong, const Expr &e) {
  if (e.op != Op::Subsequence)
    return false;
  const Expr &part = e.kids[0], &whole = e.kids[1];
  if (isPiece(strong))
    return strong.kids[0] == whole && strong.kids[1] == part;
  if (!isEquality(strong))
    return false;
  const Expr &left = strong.kids[0], &right = strong.kids[1];
  bool isRemoval = isOneOff(right) || right.op == Op::Erase;
  bool isAddition = right.op == Op::Append || right.op == Op::Prepend || right.op == Op::Insert;
  if (isRemoval)
    return left == part && right.kids[0] == whole;
  if (isAddition)
    return left == whole && right.kids[0] == part;
  return isOneOff(left) && left.kids[0] == whole && right == part;
}

// a[] is subsequence of b[] says that it is a subset. a[] comes before b[], a[] <= b[] of each pair, and b[] starts
// with a[] say that a[] does not come after b[].
bool fromArrangement(const Expr &strong, const Expr &e) {
  if (e.op == Op::Subset)
    return strong.op == Op::Subsequence && strong.kids == e.kids;
  if (e.op != Op::NotAfter)
    return false;
  if (strong.op == Op::Before || strong.op == Op::Le || strong.op == Op::Lt)
    return strong.kids == e.kids;
  bool isTurned = strong.op == Op::StartsWith || strong.op == Op::Ge || strong.op == Op::Gt;
  return isTurned && strong.kids[0] == e.kids[1] && strong.kids[1] == e.kids[0];
}

// `left op right`, written in either direction.
bool says(const Expr &e, Op op, const Expr &left, const Expr &right) {
  Op turned = op == Op::Le ? Op::Ge : op == Op::Lt ? Op::Gt : op;
  return (e.op == op && e.kids[0] == left && e.kids[1] == right) ||
         (e.op == turned && e.kids[0] == right && e.kids[1] == left);
}

// z == max({x, y}) says z >= x; z == gcd(x, y) says x % z == 0; x == max(a[]) says a[] <= x; b[] == a[] + 1 says
// a[] < b[].
bool fromFunction(const Expr &strong, const Expr &e) {
  if (!isEquality(strong))
    return false;
  const Expr &made = strong.kids[0], &by = strong.kids[1];
  if (by.op == Op::Gcd)
    return isEquality(e) && e.kids[0].op == Op::Mod && e.kids[0].kids[1] == made &&
           std::ranges::find(by.kids, e.kids[0].kids[0]) != by.kids.end();
  if (by.op == Op::Min || by.op == Op::Max) {
    const Expr &of = by.kids[0];
    auto limits = [&](const Expr &x) { return by.op == Op::Max ? says(e, Op::Le, x, made) : says(e, Op::Le, made, x); };
    return of.op == Op::List ? std::ranges::any_of(of.kids, limits) : limits(of);
  }
  bool isStep = (by.op == Op::Add || by.op == Op::Sub) && by.kids[1].op == Op::Const && by.kids[1].integer > 0;
  if (!isStep)
    return false;
  const Expr &low = by.op == Op::Add ? by.kids[0] : made, &high = by.op == Op::Add ? made : by.kids[0];
  bool isAfter = e.op == Op::NotAfter && e.kids[0] == low && e.kids[1] == high;
  return isAfter || says(e, Op::Lt, low, high) || says(e, Op::Le, low, high);
}

bool isClosed(const Expr &e) { return !isVariable(e) && std::ranges::all_of(e.kids, isClosed); }

Expr replaced(const Expr &e, const Expr &what, const Expr &by) {
  // The size of a sequence is written with its bare name.
  bool isSize = e.op == Op::Size && isVariable(what) && what.variable.isElements() && e.kids[0].op == what.op &&
                e.kids[0].variable == what.variable.withoutElements();
  if (e == what)
    return by;
  Expr out = e;
  for (Expr &kid : out.kids)
    kid = isSize ? by : replaced(kid, what, by);
  return out;
}

// a[] == {1, 2} says all that is true of {1, 2}; a[] is subset of {1, 2} and x in {1, 2} say how all of them compare
// with a constant.
bool fromValues(const Expr &values, const Expr &e) {
  bool areListed = values.kids.size() == 2 && values.kids[1].op == Op::List && !values.kids[1].kids.empty();
  if (!areListed || !isClosed(values.kids[1]) || e == values)
    return false;
  const Expr &of = values.kids[0];
  bool isLimit = e.kids.size() == 2 && e.op >= Op::Ne && e.op <= Op::Ge && e.kids[0] == of && e.kids[1].op == Op::Const;
  bool isWhole = isEquality(values);
  if (!isWhole && !(isLimit && (values.op == Op::Subset || values.op == Op::In)))
    return false;
  Expr closed = replaced(e, of, values.kids[1]);
  auto code = isClosed(closed) ? compileExpr(closed, {}, {}) : std::unexpected(std::string());
  rt::Arena scratch;
  return code && code->holds(nullptr, nullptr, scratch) == rt::Truth::True;
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

// Every element is held against the same: not against the one at its place in another sequence.
bool isOneForAll(const Expr &e) {
  return e.op == Op::Const || e.op == Op::Size || e.op == Op::List || (e.op == Op::Var && !e.variable.isElements());
}

// lo[] < hi[] says lo[] <= hi[]; a[] >= x says a[0..i-1] >= x.
bool fromOrder(const Expr &order, const Expr &e) {
  bool isWeaker = (order.op == Op::Lt && e.op == Op::Le) || (order.op == Op::Gt && e.op == Op::Ge);
  if (isWeaker && order.kids == e.kids)
    return true;
  bool isOrder = e.op >= Op::Ne && e.op <= Op::Ge;
  bool isSame = e.op == order.op || isWeaker || (e.op == Op::Subset && order.op == Op::Subset);
  return (isOrder || e.op == Op::Subset) && isSame && e.kids[0].op == Op::Slice && e.kids[0].kids[0] == order.kids[0] &&
         isOneForAll(e.kids[1]) && e.kids[1] == order.kids[1];
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
      e.op == Op::Subset || (isEqual && (e.op == Op::Permutation || e.op == Op::Subsequence || e.op == Op::NotAfter ||
                                         isPiece(e) || e.op == Op::Le || e.op == Op::Ge));
  return isWeaker && areSides(e.kids[0], e.kids[1], same);
}

// a[] == 0 says that a[] is ascending, and descending.
bool fromOneValue(const Expr &values, const Expr &e) {
  return isEquality(values) && values.kids[1].op == Op::Const && (e.op == Op::Ascending || e.op == Op::Descending) &&
         e.kids[0] == values.kids[0];
}

bool followsPlainly(const Expr &weak, const Expr &strong) {
  if (fromValues(strong, weak) || fromOneValue(strong, weak))
    return true;
  return weak.kids.size() == 2 && strong.kids.size() == 2 &&
         (fromAddition(strong, weak) || fromRemoval(strong, weak) || fromMembership(strong, weak) ||
          fromElement(strong, weak) || fromOrder(strong, weak) || fromSameElements(strong, weak) ||
          fromKeptOrder(strong, weak) || fromArrangement(strong, weak) || fromFunction(strong, weak));
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
