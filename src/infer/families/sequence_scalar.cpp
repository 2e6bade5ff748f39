// a[] <= max, a[] < size(a), a[] != k: every element of a sequence against one value that it meets in the code.
#include "infer/families/family.h"

#include <algorithm>
#include <cstdlib>

namespace eclat {

namespace {

// Sequences grow, so each adds little; that no element ever equals the value is another statement, and needs its own
// evidence. At entry the strict form stands, as it does between two numbers: see comparison.cpp.
constexpr double kEqual = 0.1, kOrdered = 0.7, kStrict = 0.93, kDifferent = 0.9;
// A limit that belongs to the elements is reached now and then, a strict one but for 1; unrelated numbers rarely meet.
constexpr std::uint64_t kReached = 3, kReachedShare = 5;  // of 100

struct Pair {
  std::size_t sequence, x;
  DifferentValues values;
  std::uint64_t seen = 0;                   // different values
  std::uint64_t equal = 0;                  // those with an element equal to x
  std::uint64_t reached = 0, adjacent = 0;  // equal, and not just both still zero; with an element next to it
  bool hasLess = false, hasGreater = false, alive = true;
};

class SequenceScalar final : public Family {
public:
  explicit SequenceScalar(const PointVariables &at) : at_(at) {
    for (std::size_t s = 0; s < at.all.size(); ++s)
      if (at.all[s].rep == Rep::Sequence)
        for (std::size_t x = 0; x < at.all.size(); ++x)
          if (fits(at.all[s], at.all[x]))
            pairs_.push_back({s, x, {}, 0, 0, 0, 0, false, false, true});
  }
  FamilyId id() const override { return FamilyId::SequenceScalar; }

  void visit(const Visit &visit) override {
    if (!visit.isNewState)
      return;
    for (Pair &p : pairs_)
      if (p.alive)
        meet(p, visit.values[p.sequence], visit.values[p.x]);
  }

  void conclude(std::vector<Candidate> &out) const override {
    for (const Pair &p : pairs_) {
      if (!p.alive || p.seen == 0)
        continue;
      Op op = opOf(p);
      out.push_back({
          Expr::make(op, {at_.all[p.sequence].expr, at_.all[p.x].expr}
           ), {p.sequence,               p.x              },
           doubt(p, op)
      });
    }
  }

private:
  // On one side of a condition limits are mostly accidents; which value is missing there may be what it asks.
  bool isSide() const { return at_.splits > 1; }

  bool fits(const PointVariable &sequence, const PointVariable &x) const {
    bool isNumbers = (sequence.elementRep == Rep::Int || sequence.elementRep == Rep::Float) && sequence.type != "bool";
    bool isSequence = isNumbers && !sequence.isOrig && (!sequence.isEnum || isSide()) &&
                      (!sequence.isDerived() || sequence.derivation == Derivation::Slice);
    bool isScalar = x.rep == sequence.elementRep && !x.isBool() && !x.isOrig && !x.isObserver &&
                    (!x.isDerived() || (x.isSize() && !x.ofText)) && x.isEnum == sequence.isEnum &&
                    (!x.isEnum || x.type == sequence.type);
    // What else is absent is said as `k not in a[]`.
    bool isOwn = x.isDerived() || x.role == Role::Receiver || x.role == Role::Static;
    // Two parts of the receiver are related at the object point.
    bool isHere =
        isSide() ? isOwn
                 : at_.point.kind == PointKind::Object || sequence.role != Role::Receiver || x.role != Role::Receiver;
    // What is found at an index has nothing to do with what lies before it.
    bool isFound = x.role == Role::Result && sequence.derivation == Derivation::Slice && at_.isConst;
    isHere = isHere && !isFound;
    // Elements are mostly data: with what the code does not hold against them they have nothing to do.
    return isSequence && isScalar && isHere && sequence.group >= 0 && sequence.group == x.group;
  }

  // Between real numbers there is always another.
  static bool areNeighbours(const rt::Value &a, const rt::Value &b) {
    std::int64_t difference = 0;
    return a.kind != rt::Kind::Int || b.kind != rt::Kind::Int ||
           (!__builtin_sub_overflow(a.i, b.i, &difference) && std::abs(difference) == 1);
  }

  void meet(Pair &p, const rt::Value &sequence, const rt::Value &x) const {
    bool isThere = sequence.kind == rt::Kind::Sequence && sequence.held() > 0 && x.defined();
    if (!isThere || (!p.values.isFull() && !p.values.add(rt::hashValue(x, rt::hashValue(sequence, 7)))))
      return;
    bool isEqual = false, isAdjacent = false;
    for (std::uint32_t i = 0; p.alive && i < sequence.held(); ++i) {
      if (!sequence.elements[i].defined())
        continue;
      rt::Order order = rt::compare(sequence.elements[i], x);
      p.hasLess |= order == rt::Order::Less;
      p.hasGreater |= order == rt::Order::Greater;
      isEqual |= order == rt::Order::Equal;
      isAdjacent |= areNeighbours(sequence.elements[i], x);
      p.alive = order != rt::Order::Unordered && (isSide() ? !isEqual : !(p.hasLess && p.hasGreater));
    }
    ++p.seen;
    p.equal += isEqual;
    p.reached += isEqual && !(x.kind == rt::Kind::Int && x.i == 0);
    p.adjacent += isAdjacent;
  }

  Op opOf(const Pair &p) const {
    if (isSide())
      return Op::Ne;
    if (!p.hasLess && !p.hasGreater)
      return Op::Eq;
    bool isStrict = p.equal == 0 && (at_.point.kind == PointKind::Entry || p.seen >= needed(kStrict));
    return p.hasLess ? (isStrict ? Op::Lt : Op::Le) : (isStrict ? Op::Gt : Op::Ge);
  }

  std::uint64_t needed(double chance) const { return valuesNeeded(chance, pairs_.size() * at_.splits); }

  DropReason doubt(const Pair &p, Op op) const {
    std::uint64_t values = std::max({needed(op == Op::Eq   ? kEqual
                                            : op == Op::Ne ? kDifferent
                                                           : kOrdered),
                                     statesNeeded(at_, at_.all[p.sequence]), statesNeeded(at_, at_.all[p.x])});
    if (p.seen < values)
      return tooFewValues(p.seen, values);
    bool isLimit = op != Op::Eq && op != Op::Ne;
    std::uint64_t reached = op == Op::Le || op == Op::Ge ? p.reached : p.adjacent;
    bool isTight = reached >= kReached && reached * 100 >= kReachedShare * p.seen;
    return isLimit && !isTight ? "the limit itself was met too rarely" : "";
  }

  const PointVariables &at_;
  std::vector<Pair> pairs_;
};

}  // namespace

FamilyPtr makeSequenceScalar(const PointVariables &at) { return std::make_unique<SequenceScalar>(at); }

}  // namespace eclat
