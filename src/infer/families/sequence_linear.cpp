// b[] == 2 * a[] + 1, a[] == orig(a[]) + k: what one sequence is made of another by, element by element.
#include "infer/families/family.h"

#include <algorithm>

namespace eclat {

namespace {

constexpr double kOnLine = 0.15, kByVariable = 0.1;  // that a further one lies there by accident
constexpr std::int64_t kLargest = 1000;              // coefficients beyond it are not what people write
constexpr std::size_t kSequences = 5;                // different ones: many points may come of a single sequence

using Wide = __int128;

// y == b * x + c for all pairs of elements.
struct Line {
  std::size_t of, from;  // sequences: y and x
  bool isTurned;         // the same two the other way round are a line of their own
  bool hasPoint = false, solved = false, alive = true;
  std::int64_t x = 0, y = 0, b = 0, c = 0;
  DifferentValues points, sequences;
};

bool isLong(const rt::Value &v) { return v.kind == rt::Kind::Sequence && v.length > 0; }

class SequenceLinear final : public Statements {
public:
  explicit SequenceLinear(const PointVariables &at) : Statements(at) {
    for (std::size_t a = 0; a < at.all.size(); ++a)
      for (std::size_t b = 0; b < at.all.size(); ++b) {
        if (arePair(at.all[a], at.all[b]))
          lines_.push_back({b, a, b < a});
        else if (isChange(a, b)) {
          lines_.push_back({b, a, false});
          addByVariable(b, a);
        }
      }
  }
  FamilyId id() const override { return FamilyId::SequenceLinear; }

  void visit(const Visit &visit) override {
    Statements::visit(visit);
    if (!visit.isNewState)
      return;
    for (Line &line : lines_)
      if (line.alive)
        meet(line, visit.values[line.of], visit.values[line.from]);
  }

  void conclude(std::vector<Candidate> &out) const override {
    Statements::conclude(out);
    for (const Line &line : lines_) {
      bool isEquality = line.b == 1 && line.c == 0;
      bool isSaid = line.isTurned && (line.b == 1 || line.b == -1);
      if (!line.alive || !line.solved || isEquality || isSaid)
        continue;
      std::uint64_t needed = valuesNeeded(kOnLine, lines_.size() * at_.splits) + 2;  // two points prove nothing
      DropReason doubt = line.points.count() < needed          ? tooFewValues(line.points.count(), needed)
                          : line.sequences.count() < kSequences ? tooFewValues(line.sequences.count(), kSequences)
                                                                : DropReason();
      out.push_back({
          Expr::make(Op::Eq, {variable(line.of).expr, right(line)}
           ), {line.of,                line.from  },
           doubt
      });
    }
  }

private:
  static bool isIntegers(const PointVariable &v) {
    return v.rep == Rep::Sequence && v.elementRep == Rep::Int && v.type != "bool" && !v.isEnum;
  }
  static bool arePair(const PointVariable &a, const PointVariable &b) {
    return isIntegers(a) && isIntegers(b) && !a.isOrig && !b.isOrig && a.variable != b.variable && canMeet(a, b);
  }
  // `a` is `b` as it was before the call, and the call may have changed it.
  bool isChange(std::size_t a, std::size_t b) const {
    const PointVariable &before = variable(a);
    bool mayChange = before.role == Role::Receiver ? !at_.isConst : before.role == Role::Parameter;
    return isIntegers(before) && !before.isDerived() && before.isOrig && before.current == static_cast<int>(b) &&
           mayChange;
  }

  void addByVariable(std::size_t now, std::size_t before) {
    for (std::size_t k = 0; k < at_.all.size(); ++k) {
      const PointVariable &by = variable(k);
      bool isArgument = by.role == Role::Parameter && by.isPlainInt() && !by.isOrig && !by.isDerived();
      if (!isArgument || !canMeet(by, variable(now)))
        continue;
      for (Op op : {Op::Add, Op::Sub, Op::Mul})
        add(Expr::make(Op::Eq, {variable(now).expr, Expr::make(op, {variable(before).expr, by.expr})}),
            {now, before, k}, kByVariable, [now, before, k, op](const rt::Value *v) {
              rt::Truth t = truthOf(Op::Eq, {v[now], valueOf(op, {v[before], v[k]})});
              bool informative = isLong(v[now]) && !rt::same(v[now], v[before]);
              return informative || t == rt::Truth::False ? t : rt::Truth::Undefined;
            });
    }
  }

  static void meet(Line &line, const rt::Value &of, const rt::Value &from) {
    if (of.kind != rt::Kind::Sequence || from.kind != rt::Kind::Sequence)
      return;
    line.alive = of.length == from.length && of.held() == of.length;
    for (std::uint32_t i = 0; line.alive && i < of.length; ++i) {
      const rt::Value &x = from.elements[i], &y = of.elements[i];
      line.alive = x.kind == rt::Kind::Int && y.kind == rt::Kind::Int && meetPoint(line, x.i, y.i);
      if (!line.points.isFull())
        line.points.add(rt::hashValue(y, rt::hashValue(x, 3)));
    }
    if (of.length > 0 && !line.sequences.isFull())
      line.sequences.add(rt::hashValue(from, 3));
  }

  // False if the point lies on no line with those before it.
  static bool meetPoint(Line &line, std::int64_t x, std::int64_t y) {
    if (line.solved)
      return static_cast<Wide>(line.b) * x + line.c == y;
    if (!line.hasPoint || line.x == x) {
      bool fits = !line.hasPoint || line.y == y;
      line.hasPoint = true;
      line.x = x;
      line.y = y;
      return fits;
    }
    Wide rise = static_cast<Wide>(y) - line.y, run = static_cast<Wide>(x) - line.x;
    Wide b = rise / run, c = y - b * x;
    bool isWritten = b != 0 && b <= kLargest && b >= -kLargest && c <= kLargest && c >= -kLargest;
    line.b = isWritten ? static_cast<std::int64_t>(b) : 0;
    line.c = isWritten ? static_cast<std::int64_t>(c) : 0;
    line.solved = isWritten && rise % run == 0;
    return line.solved;
  }

  Expr right(const Line &line) const {
    const Expr &x = variable(line.from).expr;
    Expr e = line.b == 1 ? x : Expr::make(Op::Mul, {Expr::number(line.b), x});
    if (line.c == 0)
      return e;
    return Expr::make(line.c > 0 ? Op::Add : Op::Sub, {std::move(e), Expr::number(line.c > 0 ? line.c : -line.c)});
  }

  std::vector<Line> lines_;
};

}  // namespace

FamilyPtr makeSequenceLinear(const PointVariables &at) { return std::make_unique<SequenceLinear>(at); }

}  // namespace eclat
