// x < y, x <= y, x == y, x != y between two variables of like kind that meet in the code.
#include "infer/families/family.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace eclat {

namespace {

// Chances that two more different values agree, or stand in the right order, by accident.
constexpr double kEqual = 0.1, kOrdered = 0.5, kTextsOrdered = 0.7;
// That two numbers are never equal is another statement than that they are ordered, and needs its own evidence.
constexpr double kNeverEqual = 0.85;
// A limit that belongs to a quantity is reached now and then; unrelated numbers rarely meet.
constexpr std::uint64_t kEqualVisits = 3, kEqualShare = 10;  // of 100
constexpr std::size_t kPairsForTightOrder = 3;
constexpr std::uint64_t kStatesForEnd = 60;
constexpr std::size_t kIntegersHeld = 64;  // with more, their number says enough
constexpr std::uint64_t kStatesForComparison = 7;  // 1 - 0.5^7 > 0.99, the reference detector's confidence

struct Pair {
  std::size_t a, b;
  std::uint64_t less = 0, equal = 0, greater = 0, unordered = 0, states = 0;
  std::uint64_t equalAway = 0;  // equal, and not just both still zero
  DifferentValues values;
  std::map<std::pair<std::int64_t, std::int64_t>, double> integers;  // the first few, and in how many states
  bool alive = true;
};

class Comparison final : public Family {
public:
  explicit Comparison(const PointVariables &at) : at_(at) {
    for (std::size_t a = 0; a < at.all.size(); ++a)
      for (std::size_t b = a + 1; b < at.all.size(); ++b)
        if (areComparable(at.all[a], at.all[b])) {
          bool swapped = rank(at.all[a]) > rank(at.all[b]);
          passed_ += isPassed(at.all[a], at.all[b]);
          pairs_.push_back({swapped ? b : a, swapped ? a : b, 0, 0, 0, 0, 0, 0, {}, {}, true});
        }
  }
  FamilyId id() const override { return FamilyId::Comparison; }

  void visit(const Visit &visit) override {
    for (Pair &p : pairs_) {
      const rt::Value &a = visit.values[p.a], &b = visit.values[p.b];
      if (!p.alive || !a.defined() || !b.defined())
        continue;
      switch (rt::compare(a, b)) {
      case rt::Order::Less: ++p.less; break;
      case rt::Order::Equal:
        ++p.equal;
        p.equalAway += a.kind != rt::Kind::Int || a.i != 0;
        break;
      case rt::Order::Greater: ++p.greater; break;
      case rt::Order::Unordered: ++p.unordered; break;
      }
      p.states += visit.isNewState;
      p.alive =
          isOrdered(p) ? !(p.less && p.greater) && !p.unordered : p.equal == p.less + p.equal + p.greater + p.unordered;
      if (p.alive && !p.values.isFull())
        p.values.add(identity(b, identity(a, 7)));
      if (p.alive && p.integers.size() < kIntegersHeld && a.kind == rt::Kind::Int && b.kind == rt::Kind::Int)
        p.integers[{a.i, b.i}] += visit.isNewState;
    }
  }

  void conclude(std::vector<Candidate> &out) const override {
    for (const Pair &p : pairs_) {
      if (!p.alive || p.states == 0)
        continue;
      Op op = !p.less && !p.greater ? Op::Eq : p.less ? (p.equal ? Op::Le : Op::Lt) : (p.equal ? Op::Ge : Op::Gt);
      if (isStrict(op) && !isBelievedStrict(p))
        op = op == Op::Lt ? Op::Le : Op::Ge;
      out.push_back({
          Expr::make(op, {at_.all[p.a].expr, at_.all[p.b].expr}
           ), {p.a,               p.b              },
           doubt(p, op)
      });
    }
  }

private:
  // Which object it is makes no state a different one; but two pointers that agree on many objects do so for a reason.
  static std::uint64_t identity(const rt::Value &v, std::uint64_t seed) {
    return rt::hashValue(v.kind == rt::Kind::Pointer ? rt::Value::ofUnsigned(v.u) : v, seed);
  }
  static bool isStrict(Op op) { return op == Op::Lt || op == Op::Gt; }
  // At entry the strict form stands: callers that keep an index below a size mean it, and letting it through would
  // put the blame on the class.
  bool isBelievedStrict(const Pair &p) const {
    return at_.point.kind == PointKind::Entry ||
           p.values.count() >= valuesNeeded(kNeverEqual, pairs_.size() * at_.splits);
  }

  // Single elements, sums and the like are only worth a word when they equal something.
  bool isOrdered(const Pair &p) const {
    auto isElement = [](const PointVariable &v) { return v.isDerived() && !v.isSize(); };
    // Texts have an order only where the code holds them against each other.
    const PointVariable &a = at_.all[p.a];
    bool isText = a.rep == Rep::Text && a.group >= 0 && a.group == at_.all[p.b].group;
    return (a.isNumber() || isText) && !isElement(at_.all[p.a]) && !isElement(at_.all[p.b]);
  }

  // `numElems <= size(elems)`, `return == orig(x)`, `total == sum(a[])` read better than the other way round.
  static int rank(const PointVariable &v) {
    return (v.isDerived() ? 2 : 0) + (v.isOrig ? 1 : 0) - (v.role == Role::Result ? 4 : 0);
  }

  bool areComparable(const PointVariable &a, const PointVariable &b) const {
    if (a.rep != b.rep || !canMeet(a, b) || (a.isOrig && b.isOrig))
      return false;
    if (a.variable == b.variable)
      return false;  // what becomes of a variable is the business of `change`, what is inside it of sequence-shape
    if (a.isOrig || b.isOrig)
      return comparesWithPast(a.isOrig ? b : a, a.isOrig ? a : b);
    if ((a.isSize() && a.ofText) || (b.isSize() && b.ofText))
      return false;
    switch (a.rep) {
    case Rep::Int: return a.isEnum == b.isEnum && a.isBool() == b.isBool() && (!a.isEnum || a.type == b.type);
    case Rep::Sequence: return a.elementRep == b.elementRep && a.type == b.type;
    case Rep::Pointer: return a.type == b.type || a.isIdentity || b.isIdentity;
    default: return true;
    }
  }

  // With orig() only where it may differ from what is there now, and only with what came newly about.
  bool comparesWithPast(const PointVariable &now, const PointVariable &before) const {
    bool unchanged = before.role == Role::Receiver
                         ? at_.isConst
                         : before.role != Role::Static && !before.isDerived() && before.rep != Rep::Sequence;
    bool isOfText = (before.isSize() && before.ofText) || (now.isSize() && now.ofText);
    return now.role == Role::Result && !unchanged && !isOfText &&
           (now.rep != Rep::Int || (now.isBool() == before.isBool() && now.isEnum == before.isEnum));
  }

  DropReason doubt(const Pair &p, Op op) const {
    const PointVariable &a = at_.all[p.a], &b = at_.all[p.b];
    std::uint64_t states = std::max({kStatesForComparison, statesNeeded(at_, a), statesNeeded(at_, b)});
    bool isKnown = a.group >= 0 && a.group == b.group;
    if (op == Op::Eq && isKnown)
      states = kStatesForComparison;
    if (op == Op::Eq && (isEnd(a, b) || isEnd(b, a)))
      states = kStatesForEnd;
    if (p.states < states)
      return tooFewStates(p.states, states);
    bool isObjects = a.role == b.role && (a.role == Role::Receiver || a.role == Role::Static);
    // The order of a size and what callers put in is chance, unless the code compares them.
    if (op != Op::Eq && !isKnown && a.isSize() != b.isSize() && !isObjects)
      return "a size and a value that callers choose";
    // So is the order of what they put in and anything else that the code does not hold against it.
    bool isPut = (a.role == Role::Parameter && !a.isDerived()) || (b.role == Role::Parameter && !b.isDerived());
    if (op != Op::Eq && !isKnown && isPut && at_.point.kind != PointKind::Entry && a.rep == Rep::Int)
      return "an order of what callers choose";
    // A field that equals a size says what it is for, even if both never changed.
    std::uint64_t needed = op == Op::Eq && isObjects && (a.isSize() || b.isSize()) ? 1
                           : op == Op::Eq            ? valuesNeeded(kEqual, pairs_.size() * at_.splits)
                           : a.rep == Rep::Text      ? valuesNeeded(kTextsOrdered, pairs_.size() * at_.splits)
                           : isObjects && isTight(p) ? kPairsForTightOrder
                                                     : valuesNeeded(kOrdered, pairs_.size() * at_.splits);
    bool isEnough = p.values.count() >= needed ||
                    (op != Op::Eq && isPassed(a, b) && accident(p, op) * static_cast<double>(passed_) < 0.01);
    return isEnough ? DropReason() : tooFewValues(p.values.count(), needed);
  }

  // Tests mostly pass 1, 2, 3, …: then what was passed is the greatest, the last, or the sum, by the habit of callers.
  static bool isEnd(const PointVariable &passed, const PointVariable &of) {
    return passed.role == Role::Parameter && of.isDerived() && !of.isSize() && of.derivation != Derivation::At;
  }

  // Small numbers are soon exhausted: an index below a size of at most 4 has ten different pairs and never more. If
  // they all came, and none of the wrong ones that the values on both sides could make, then the order is no accident,
  // unless there were few states. Values that move in step, 1 of 1, 2 of 2, leave most proper pairs out.
  static double accident(const Pair &p, Op op) {
    constexpr double least = 6, share = 0.8;
    std::map<std::int64_t, double> left, right;
    double states = 0;
    for (const auto &[pair, count] : p.integers)
      left[pair.first] += count, right[pair.second] += count, states += count;
    double proper = 0, chance = 0;
    for (const auto &[a, lefts] : left)
      for (const auto &[b, rights] : right)
        if (op == Op::Lt ? a < b : op == Op::Le ? a <= b : op == Op::Gt ? a > b : a >= b) {
          ++proper;
          chance += lefts / states * (rights / states);
        }
    bool isExhausted = p.integers.size() == p.values.count() && p.integers.size() < kIntegersHeld && proper >= least &&
                       static_cast<double>(p.integers.size()) >= share * proper;
    return isExhausted ? std::pow(chance, states) : 1;
  }

  static bool isTight(const Pair &p) {
    return p.equalAway >= kEqualVisits && p.equalAway * 100 >= kEqualShare * (p.less + p.equal + p.greater);
  }

  // What a caller passes, and what the object holds at the same time.
  static bool isPassed(const PointVariable &a, const PointVariable &b) {
    auto isPlain = [](const PointVariable &v) {
      return v.rep == Rep::Int && !v.isDerived() && !v.isOrig && !v.isBool();
    };
    return isPlain(a) && isPlain(b) && (a.role == Role::Parameter) != (b.role == Role::Parameter);
  }

  const PointVariables &at_;
  std::vector<Pair> pairs_;
  std::size_t passed_ = 0;  // such pairs
};

}  // namespace

FamilyPtr makeComparison(const PointVariables &at) { return std::make_unique<Comparison>(at); }

}  // namespace eclat
