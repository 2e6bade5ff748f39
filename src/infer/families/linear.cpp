// y == 2 * x + 1, z == x + y - 1: linear relations with whole coefficients between two or three integers.
#include "infer/families/family.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace eclat {

namespace {

constexpr double kOnLine = 0.15, kOnPlane = 0.3;  // that a further point lies there by accident
constexpr std::int64_t kLargest = 1000;           // coefficients beyond it are not what people write
constexpr std::size_t kMaxTriples = 400;
constexpr std::size_t kMaxPoints = 64;  // waited for until three of them span a plane

using Wide = __int128;

// z == a * x + b * y + c; pairs leave out x.
struct Relation {
  std::array<std::size_t, 3> over;  // z, y, x
  std::size_t arity;
  std::vector<std::array<std::int64_t, 3>> points;  // until it is solved
  std::int64_t a = 0, b = 0, c = 0;
  bool alive = true, solved = false;
  DifferentValues values;

  bool fits(const std::array<std::int64_t, 3> &p) const {
    return static_cast<Wide>(a) * p[2] + static_cast<Wide>(b) * p[1] + c == p[0];
  }
};

bool whole(Wide numerator, Wide denominator, std::int64_t &out) {
  if (denominator == 0 || numerator % denominator != 0)
    return false;
  Wide q = numerator / denominator;
  if (q > kLargest || q < -kLargest)
    return false;
  out = static_cast<std::int64_t>(q);
  return true;
}

// Two points for a line, three for a plane; points that do not determine it are passed over.
void solve(Relation &r) {
  auto &p = r.points;
  if (r.arity == 2) {
    if (p.size() < 2)
      return;
    bool ok = whole(static_cast<Wide>(p[1][0]) - p[0][0], static_cast<Wide>(p[1][1]) - p[0][1], r.b) && r.b != 0;
    Wide c = p[0][0] - static_cast<Wide>(r.b) * p[0][1];
    r.solved = r.alive = ok && c <= kLargest && c >= -kLargest;
    r.c = static_cast<std::int64_t>(c);
    return;
  }
  if (p.size() < 3)
    return;
  std::array<Wide, 3> u, v;
  for (std::size_t k = 0; k < 3; ++k) {
    u[k] = static_cast<Wide>(p[1][k]) - p[0][k];
    v[k] = static_cast<Wide>(p.back()[k]) - p[0][k];
  }
  Wide determinant = u[2] * v[1] - v[2] * u[1];
  if (determinant == 0) {
    r.alive = p.size() < kMaxPoints;  // the points lie on a line: there is no plane to find
    return;
  }
  bool ok = whole(u[0] * v[1] - v[0] * u[1], determinant, r.a) && whole(u[2] * v[0] - v[2] * u[0], determinant, r.b);
  ok = ok && r.a != 0 && r.b != 0;
  Wide c = p[0][0] - static_cast<Wide>(r.a) * p[0][2] - static_cast<Wide>(r.b) * p[0][1];
  r.solved = r.alive = ok && c <= kLargest && c >= -kLargest;
  r.c = static_cast<std::int64_t>(c);
  r.alive = r.alive && std::ranges::all_of(p, [&](const auto &point) { return r.fits(point); });
}

Expr scaled(std::int64_t factor, const Expr &e) {
  return factor == 1 ? e : Expr::make(Op::Mul, {Expr::number(factor), e});
}

Expr plus(Expr left, std::int64_t factor, const Expr &e) {
  return factor < 0 ? Expr::make(Op::Sub, {std::move(left), scaled(-factor, e)})
                    : Expr::make(Op::Add, {std::move(left), scaled(factor, e)});
}

class Linear final : public Family {
public:
  explicit Linear(const PointVariables &at) : at_(at) {
    std::vector<std::size_t> numbers;
    // What an observer is made of is a matter of the object: elsewhere the same would be said in ever new words.
    for (std::size_t i = 0; i < at.all.size(); ++i)
      if (isNumber(at.all[i]) && (!at.all[i].isObserver || at.point.kind == PointKind::Object))
        numbers.push_back(i);
    for (std::size_t before : numbers)
      addChanges(before, numbers);
    for (std::size_t z = 0; z < numbers.size(); ++z)
      for (std::size_t y = 0; y < z; ++y) {
        if (!belong(numbers[z], numbers[y]))
          continue;
        relations_.push_back(relation({numbers[z], numbers[y], 0}, 2));
        for (std::size_t x = 0; x < y && triples_ < kMaxTriples; ++x)
          if (belong(numbers[y], numbers[x]) && belong(numbers[z], numbers[x])) {
            relations_.push_back(relation({numbers[z], numbers[y], numbers[x]}, 3));
            ++triples_;
          }
      }
  }
  FamilyId id() const override { return FamilyId::Linear; }

  void visit(const Visit &visit) override {
    if (!visit.isNewState)
      return;
    for (Relation &r : relations_) {
      if (!r.alive)
        continue;
      std::array<std::int64_t, 3> point{};
      bool defined = true;
      std::uint64_t hash = 17;
      for (std::size_t k = 0; k < r.arity; ++k) {
        const rt::Value &v = visit.values[r.over[k]];
        defined &= v.kind == rt::Kind::Int;
        point[k] = v.i;
        hash = rt::hashValue(v, hash);
      }
      if (!defined || (!r.values.isFull() && !r.values.add(hash)))
        continue;
      if (r.solved) {
        r.alive = r.fits(point);
      } else {
        r.points.push_back(point);
        solve(r);
      }
    }
  }

  void conclude(std::vector<Candidate> &out) const override {
    for (const Relation &r : relations_) {
      bool isPlain = r.arity == 2 && r.b == 1;  // a constant difference; `x == y` is a comparison
      if (!r.alive || !r.solved || (isPlain && r.c == 0))
        continue;
      Expr right = r.arity == 3 ? plus(scaled(r.a, at_.all[r.over[2]].expr), r.b, at_.all[r.over[1]].expr)
                                : scaled(r.b, at_.all[r.over[1]].expr);
      if (r.c)
        right = plus(std::move(right), r.c < 0 ? -1 : 1, Expr::number(r.c < 0 ? -r.c : r.c));
      // The points that solved it prove nothing.
      std::uint64_t needed = valuesNeeded(r.arity == 2 ? kOnLine : kOnPlane, relations_.size() * at_.splits) + r.arity;
      std::vector<std::size_t> over(r.over.begin(), r.over.begin() + static_cast<long>(r.arity));
      out.push_back({Expr::make(Op::Eq, {at_.all[r.over[0]].expr, right}), over,
                     r.values.count() < needed ? tooFewValues(r.values.count(), needed) : ""});
    }
  }

private:
  // balance == orig(balance) + amount: by how much a call moves something, where that depends.
  void addChanges(std::size_t before, const std::vector<std::size_t> &numbers) {
    const PointVariable &v = at_.all[before];
    if (!v.isOrig || v.role != Role::Receiver || at_.isConst)
      return;
    auto now = static_cast<std::size_t>(v.current);
    for (std::size_t by : numbers) {
      const PointVariable &step = at_.all[by];
      bool isOther = by != now && !step.isOrig && canMeet(step, v);
      if (isOther && triples_ < kMaxTriples) {
        relations_.push_back(relation({now, by, before}, 3));
        ++triples_;
      }
    }
  }

  static Relation relation(std::array<std::size_t, 3> over, std::size_t arity) {
    Relation r;
    r.over = over;
    r.arity = arity;
    return r;
  }
  static bool isNumber(const PointVariable &v) {
    bool isElement = v.isDerived() && !v.isSize() && v.derivation != Derivation::Sum;
    return v.isPlainInt() && !isElement && !v.ofText;
  }
  bool belong(std::size_t i, std::size_t k) const {
    const PointVariable &a = at_.all[i], &b = at_.all[k];
    bool isChange = a.variable == b.variable && a.derivation == b.derivation;  // x and orig(x): see change.cpp
    bool isPast = at_.isConst && ((a.isOrig && a.role == Role::Receiver) || (b.isOrig && b.role == Role::Receiver));
    bool isPastParameter = (a.isOrig && a.role == Role::Parameter) || (b.isOrig && b.role == Role::Parameter);
    return canMeet(a, b) && !isChange && !isPast && !isPastParameter;
  }

  const PointVariables &at_;
  std::vector<Relation> relations_;
  std::size_t triples_ = 0;
};

}  // namespace

FamilyPtr makeLinear(const PointVariables &at) { return std::make_unique<Linear>(at); }

}  // namespace eclat
