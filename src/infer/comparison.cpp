// x < y, x <= y, x == y, x != y between two terms of like kind.
#include "infer/family.h"

#include <set>

namespace eclat {

namespace {

// Different pairs of values that must have been seen. Equality is a strong statement: a few different pairs
// cannot agree by chance. Order between unrelated numbers often holds by accident: it needs many pairs, unless
// both belong to the object and the limit was reached.
constexpr std::size_t kPairsForEquality = 3, kPairsForOrder = 15, kPairsForTightOrder = 3;
constexpr std::uint64_t kEqualVisits = 3, kEqualShare = 10;  // of 100: how often a tight limit is reached
constexpr std::uint64_t kStates = 7;  // 1 - 0.5^7 > 0.99, the reference detector's confidence
constexpr std::size_t kManyPairs = 64;

struct Pair {
  std::size_t a, b;
  std::uint64_t less = 0, equal = 0, greater = 0, unordered = 0, states = 0;
  std::set<std::uint64_t> seen;
  bool isWorthWatching = true;
};

class Comparison final : public Family {
public:
  explicit Comparison(const PointVariables &terms) : terms_(terms) {
    for (std::size_t a = 0; a < terms.terms.size(); ++a)
      for (std::size_t b = a + 1; b < terms.terms.size(); ++b)
        if (areComparable(terms.terms[a], terms.terms[b], terms.isConst))
          pairs_.push_back({isRight(terms.terms[a]) ? b : a, isRight(terms.terms[a]) ? a : b, 0, 0, 0, 0, 0, {}, true});
  }
  const char *id() const override { return "comparison"; }

  void visit(const Visit &visit) override {
    for (Pair &p : pairs_) {
      const rt::Value &a = visit.terms[p.a], &b = visit.terms[p.b];
      if (!p.isWorthWatching || !a.defined() || !b.defined())
        continue;
      switch (rt::compare(a, b)) {
      case rt::Order::Less: ++p.less; break;
      case rt::Order::Equal: ++p.equal; break;
      case rt::Order::Greater: ++p.greater; break;
      case rt::Order::Unordered: ++p.unordered; break;
      }
      p.states += visit.isNewState;
      bool decided = p.less && p.equal && p.greater;
      bool onlyEquality = terms_.terms[p.a].rep != Rep::Int && terms_.terms[p.a].rep != Rep::Float;
      p.isWorthWatching = !decided && !(onlyEquality && p.equal && (p.less || p.greater || p.unordered));
      if (p.seen.size() < kManyPairs)
        p.seen.insert(rt::hashValue(b, rt::hashValue(a, 7)));
    }
  }

  void conclude(std::vector<Candidate> &out) const override {
    for (const Pair &p : pairs_) {
      std::uint64_t samples = p.less + p.equal + p.greater + p.unordered;
      if (samples == 0 || !p.isWorthWatching || (p.less && p.greater))
        continue;
      bool isOrdered = terms_.terms[p.a].rep == Rep::Int || terms_.terms[p.a].rep == Rep::Float;
      if (p.unordered || (!isOrdered && !p.equal))
        continue;  // "never equal" between texts or pointers says little
      Op op = !p.less && !p.greater ? Op::Eq
              : p.less              ? (p.equal ? Op::Le : Op::Lt)
                                    : (p.equal ? Op::Ge : Op::Gt);
      out.push_back({Expr::make(op, {terms_.terms[p.a].expr, terms_.terms[p.b].expr}), samples, p.states, doubt(p, op)});
    }
  }

private:
  // `numElems <= size(elems)` reads better than the other way round.
  static bool isRight(const PointVariable &variable) { return variable.isSize; }

  static bool areComparable(const PointVariable &a, const PointVariable &b, bool isConst) {
    if (a.variable == b.variable || a.rep != b.rep)
      return false;
    // orig() is compared with the result only, and only where it may differ from what is there now: what
    // becomes of the object is the business of `change`.
    if (a.isOrig || b.isOrig) {
      if (isConst)
        return false;
      const PointVariable &other = a.isOrig ? b : a;
      const PointVariable &orig = a.isOrig ? a : b;
      if (other.isOrig || other.role != Role::Result || orig.role == Role::Parameter)
        return false;
    }
    switch (a.rep) {
    case Rep::Int:
      if ((a.isSize && a.ofText) || (b.isSize && b.ofText))
        return false;
      return a.isEnum == b.isEnum && (a.type == "bool") == (b.type == "bool") && (!a.isEnum || a.type == b.type);
    case Rep::Sequence: return a.elementRep == b.elementRep;
    default: return true;
    }
  }

  // A limit that belongs to a quantity is reached now and then; unrelated numbers rarely meet.
  static bool isTight(const Pair &p) {
    return p.equal >= kEqualVisits && p.equal * 100 >= kEqualShare * (p.less + p.equal + p.greater);
  }

  std::string doubt(const Pair &p, Op op) const {
    const PointVariable &a = terms_.terms[p.a], &b = terms_.terms[p.b];
    // The order of a size and what callers put in is chance.
    if (op != Op::Eq && a.isSize != b.isSize && (a.role != Role::Receiver || b.role != Role::Receiver))
      return "a size and a value that callers choose";
    bool isObjects = a.role == Role::Receiver && b.role == Role::Receiver;
    if (p.states < kStates)
      return tooFewStates(p.states, kStates);
    // A field that equals a size says what it is for, even if both never changed.
    bool isSizeField = op == Op::Eq && isObjects && (a.isSize || b.isSize);
    std::size_t needed = isSizeField                              ? 1
                         : op == Op::Eq                           ? kPairsForEquality
                         : isObjects && isTight(p)                ? kPairsForTightOrder
                                                                  : kPairsForOrder;
    return p.seen.size() < needed ? "too few different pairs of values" : "";
  }

  const PointVariables &terms_;
  std::vector<Pair> pairs_;
};

}  // namespace

std::unique_ptr<Family> makeComparison(const PointVariables &terms) { return std::make_unique<Comparison>(terms); }

}  // namespace eclat
