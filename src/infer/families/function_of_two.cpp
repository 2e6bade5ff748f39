// z == min({x, y}), z == max({x, y}), z == gcd(x, y): a number that is made of two others.
#include "infer/families/family.h"

#include <algorithm>

namespace eclat {

namespace {

constexpr double kChosen = 0.25, kDivisor = 0.2;  // that a further pair gives it by accident
constexpr std::uint64_t kEachWay = 3;             // as often each of the two must have been the one
constexpr std::size_t kMaxTriples = 600;

struct Triple {
  std::size_t z, x, y;
  Op op;
  DifferentValues values;
  std::uint64_t first = 0, second = 0;  // pairs that only x, only y, or for gcd neither alone would have given
  bool alive = true;
};

bool isBeyond(const rt::Value &v) { return v.kind == rt::Kind::Int && (v.i > 1 || v.i < -1); }

class FunctionOfTwo final : public Family {
public:
  explicit FunctionOfTwo(const PointVariables &at) : at_(at) {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < at.all.size(); ++i)
      if (isNumber(at.all[i]))
        numbers.push_back(i);
    for (std::size_t z : numbers)
      for (std::size_t x : numbers)
        for (std::size_t y : numbers)
          if (x < y && triples_.size() < kMaxTriples && fits(z, x, y))
            addTriple(z, x, y);
  }
  FamilyId id() const override { return FamilyId::FunctionOfTwo; }

  void visit(const Visit &visit) override {
    if (!visit.isNewState)
      return;
    for (Triple &t : triples_)
      if (t.alive)
        meet(t, visit.values[t.z], visit.values[t.x], visit.values[t.y]);
  }

  void conclude(std::vector<Candidate> &out) const override {
    for (const Triple &t : triples_) {
      bool isGcd = t.op == Op::Gcd;
      // Where it was always the same one, `z == x` says it.
      if (!t.alive || t.first == 0 || (!isGcd && t.second == 0))
        continue;
      std::vector<Expr> operands = {at_.all[t.x].expr, at_.all[t.y].expr};
      Expr made = isGcd ? Expr::make(t.op, operands) : Expr::make(t.op, {Expr::make(Op::List, operands)});
      std::uint64_t needed = valuesNeeded(isGcd ? kDivisor : kChosen, triples_.size() * at_.splits);
      DropReason doubt = t.first + t.second < needed ? tooFewValues(t.first + t.second, needed) : DropReason();
      if (!isGcd && std::min(t.first, t.second) < kEachWay)
        doubt = "one of the two was it too rarely";
      out.push_back({
          Expr::make(Op::Eq, {at_.all[t.z].expr, made}
           ), {t.z, t.x, t.y},
           doubt
      });
    }
  }

private:
  // Only what meets others in the code: three numbers fit each other too easily.
  static bool isNumber(const PointVariable &v) {
    return v.isNumber() && v.group >= 0 && !v.isObserver && (!v.isDerived() || (v.isSize() && !v.ofText));
  }
  // With what was before the call only where it may be different now.
  bool isOperand(const PointVariable &v) const { return (!v.isOrig || (v.role == Role::Receiver && !at_.isConst)); }
  bool fits(std::size_t iz, std::size_t ix, std::size_t iy) const {
    const PointVariable &z = at_.all[iz], &x = at_.all[ix], &y = at_.all[iy];
    bool areThree = iz != ix && iz != iy && x.variable != y.variable && x.rep == y.rep && z.rep == x.rep;
    // Of three parts of the receiver it is said at the object point.
    bool isNews = at_.point.kind == PointKind::Object || z.role == Role::Result || x.role != Role::Receiver ||
                  y.role != Role::Receiver || x.isOrig || y.isOrig;
    return areThree && isNews && !z.isOrig && isOperand(x) && isOperand(y) && z.group == x.group && z.group == y.group;
  }
  void addTriple(std::size_t z, std::size_t x, std::size_t y) {
    for (Op op : {Op::Min, Op::Max, Op::Gcd})
      if (op != Op::Gcd || at_.all[z].rep == Rep::Int)
        triples_.push_back({z, x, y, op, {}, 0, 0, true});
  }

  static void meet(Triple &t, const rt::Value &z, const rt::Value &x, const rt::Value &y) {
    if (!z.defined() || !x.defined() || !y.defined())
      return;
    rt::Order order = rt::compare(x, y);
    rt::Value made = t.op == Op::Gcd                                   ? valueOf(Op::Gcd, {x, y})
                     : order == rt::Order::Unordered                   ? rt::Value()
                     : (order == rt::Order::Less) == (t.op == Op::Min) ? x
                                                                       : y;
    t.alive = made.defined() && rt::compare(z, made) == rt::Order::Equal;
    if (!t.alive || t.values.isFull() || !t.values.add(rt::hashValue(y, rt::hashValue(x, 3))))
      return;
    if (t.op != Op::Gcd) {
      t.first += order == rt::Order::Less;
      t.second += order == rt::Order::Greater;
    } else {
      bool isNeither = rt::compare(z, x) != rt::Order::Equal && rt::compare(z, y) != rt::Order::Equal;
      t.first += isNeither && isBeyond(x) && isBeyond(y);
    }
  }

  const PointVariables &at_;
  std::vector<Triple> triples_;
};

}  // namespace

FamilyPtr makeFunctionOfTwo(const PointVariables &at) { return std::make_unique<FunctionOfTwo>(at); }

}  // namespace eclat
