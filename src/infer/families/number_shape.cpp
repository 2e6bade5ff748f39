// x % 4 == 1, power_of_two(x), x % y == 0, x == y * y, z == x * y, not is_nan(x).
#include "infer/families/family.h"

#include <numeric>

namespace eclat {

namespace {

constexpr double kPowerOfTwo = 0.3, kDivides = 0.4, kSquare = 0.1, kProduct = 0.1, kNotNaN = 0.7;

// Remainders need a state of their own: the modulus is what all differences have in common.
struct Remainder {
  std::size_t variable;
  std::int64_t first = 0, modulus = 0;
  DifferentValues values;
  bool alive = true;
};

bool isFactor(const rt::Value &v) { return v.kind == rt::Kind::Int && (v.i > 1 || v.i < -1); }

rt::Truth equalsProduct(const rt::Value &z, const rt::Value &x, const rt::Value &y) {
  // 0 and 1 make every product true.
  if (!isFactor(x) || !isFactor(y))
    return z.kind == rt::Kind::Int && truthOf(Op::Eq, {z, valueOf(Op::Mul, {x, y})}) == rt::Truth::False
               ? rt::Truth::False
               : rt::Truth::Undefined;
  return truthOf(Op::Eq, {z, valueOf(Op::Mul, {x, y})});
}

class NumberShape final : public Statements {
public:
  explicit NumberShape(const PointVariables &at) : Statements(at) {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < at.all.size(); ++i) {
      const PointVariable &v = at.all[i];
      bool isPlain = !v.isOrig && (!v.isDerived() || (v.isSize() && !v.ofText));
      if (isPlain && v.isPlainInt())
        numbers.push_back(i);
      if (isPlain && v.rep == Rep::Float)
        add(Expr::make(Op::Not, {Expr::make(Op::IsNaN, {v.expr})}), {i}, kNotNaN, [i](const rt::Value *values) {
          rt::Truth t = truthOf(Op::IsNaN, {values[i]});
          return t == rt::Truth::Undefined ? t : t == rt::Truth::True ? rt::Truth::False : rt::Truth::True;
        });
    }
    for (std::size_t i : numbers)
      addAlone(i);
    for (std::size_t i : numbers)
      for (std::size_t k : numbers)
        if (i != k && canMeet(variable(i), variable(k)) && variable(i).group >= 0)
          addPair(i, k, numbers);
  }
  FamilyId id() const override { return FamilyId::NumberShape; }

  void visit(const Visit &visit) override {
    Statements::visit(visit);
    for (Remainder &r : remainders_) {
      const rt::Value &v = visit.values[r.variable];
      if (!r.alive || v.kind != rt::Kind::Int)
        continue;
      if (r.values.count() == 0)
        r.first = v.i;
      std::int64_t difference = 0;
      r.alive = v.i >= 0 && !__builtin_sub_overflow(v.i, r.first, &difference);
      r.values.add(rt::hashValue(v, 1));
      r.modulus = std::gcd(r.modulus, difference);
      r.alive &= r.modulus != 1;
    }
  }

  void conclude(std::vector<Candidate> &out) const override {
    Statements::conclude(out);
    for (const Remainder &r : remainders_) {
      if (!r.alive || r.modulus < 2)
        continue;
      const PointVariable &v = variable(r.variable);
      Expr left = Expr::make(Op::Mod, {v.expr, Expr::number(r.modulus)});
      std::uint64_t needed = valuesNeeded(1.0 / static_cast<double>(r.modulus), remainders_.size() * at_.splits) + 2;
      bool isMeant = at_.isMentioned(static_cast<double>(r.modulus));
      out.push_back({Expr::make(Op::Eq, {std::move(left), Expr::number(r.first % r.modulus)}),
                     {r.variable},
                     !isMeant                    ? kNotMentioned
                     : r.values.count() < needed ? tooFewValues(r.values.count(), needed)
                                                 : ""});
    }
  }

private:
  void addAlone(std::size_t i) {
    const Expr &x = variable(i).expr;
    remainders_.push_back({i, 0, 0, {}, true});
    add(Expr::make(Op::PowerOfTwo, {x}), {i}, kPowerOfTwo,
        [i](const rt::Value *v) { return truthOf(Op::PowerOfTwo, {v[i]}); });
  }
  void addPair(std::size_t i, std::size_t k, const std::vector<std::size_t> &numbers) {
    const Expr &x = variable(i).expr, &y = variable(k).expr;
    add(Expr::make(Op::Eq, {Expr::make(Op::Mod, {x, y}), Expr::number(0)}), {i, k}, kDivides,
        [i, k](const rt::Value *v) {
          // Everything is divided by 1, and 0 by everything.
          bool informative = isFactor(v[k]) && v[i].kind == rt::Kind::Int && v[i].i != 0 && v[i].i != v[k].i;
          rt::Truth t = truthOf(Op::Eq, {valueOf(Op::Mod, {v[i], v[k]}), rt::Value::ofInt(0)});
          return informative || t == rt::Truth::False ? t : rt::Truth::Undefined;
        });
    add(Expr::make(Op::Eq, {x, Expr::make(Op::Mul, {y, y})}), {i, k}, kSquare,
        [i, k](const rt::Value *v) { return equalsProduct(v[i], v[k], v[k]); });
    for (std::size_t m : numbers)
      if (m > k && m != i && canMeet(variable(i), variable(m)))
        add(Expr::make(Op::Eq, {x, Expr::make(Op::Mul, {y, variable(m).expr})}), {i, k, m}, kProduct,
            [i, k, m](const rt::Value *v) { return equalsProduct(v[i], v[k], v[m]); });
  }

  std::vector<Remainder> remainders_;
};

}  // namespace

FamilyPtr makeNumberShape(const PointVariables &at) { return std::make_unique<NumberShape>(at); }

}  // namespace eclat
