// x >= 0, x <= 9, a[] >= 0: the least and greatest value of a number, or of the elements of a sequence.
#include "infer/families/family.h"

#include <algorithm>
#include <cmath>

namespace eclat {

namespace {

// 0, 1 and -1 are where natural limits lie, and often a single state lies there (the empty one), so visits count.
// Other constants are mostly accidents of the tests.
constexpr std::uint64_t kVisitsOfNaturalLimit = 3, kStatesAtOtherLimit = 12, kStatesForOtherLimit = 80;
constexpr std::uint64_t kStatesForTexts = 40;
constexpr std::size_t kValues = 3;
// Elements are mostly data that callers chose; a limit on them needs many different values to be one.
constexpr std::size_t kElementValues = 8;

// Of elements only their sign is: other limits are the least that callers put in.
bool isNatural(const rt::Value &v, const PointVariable &of) {
  if (of.rep == Rep::Sequence)
    return v.kind == rt::Kind::Int ? v.i == 0 : v.kind == rt::Kind::Float && v.d == 0;
  return v.kind == rt::Kind::Int ? v.i >= -1 && v.i <= 1
                                 : v.kind == rt::Kind::Float && (v.d == 0 || std::abs(v.d) == 1);
}

struct Limit {
  rt::Value value;
  std::uint64_t states = 0, visits = 0;
};

struct Range {
  Limit low, high;
  std::uint64_t samples = 0, states = 0;
  DifferentValues values;
  bool hasNaN = false;

  void add(const rt::Value &v, bool isNewState) {
    if (!v.isNumber())
      return;
    if (v.kind == rt::Kind::Float && std::isnan(v.d)) {
      hasNaN = true;
      return;
    }
    meet(low, v, rt::Order::Less, isNewState);
    meet(high, v, rt::Order::Greater, isNewState);
    ++samples;
    states += isNewState;
    if (!values.isFull())
      values.add(rt::hashValue(v, 1));
  }
  void meet(Limit &limit, const rt::Value &v, rt::Order better, bool isNewState) const {
    rt::Order o = samples == 0 ? better : rt::compare(v, limit.value);
    if (o == better)
      limit = {v, 0, 0};
    if (o == better || o == rt::Order::Equal) {
      limit.states += isNewState;
      ++limit.visits;
    }
  }
};

class Bounds final : public Family {
public:
  explicit Bounds(const PointVariables &at) : at_(at), ranges_(at.all.size()) {}
  FamilyId id() const override { return FamilyId::Bound; }

  void visit(const Visit &visit) override {
    for (std::size_t i = 0; i < ranges_.size(); ++i) {
      const PointVariable &v = at_.all[i];
      if (v.isOrig)
        continue;
      if (isElements(v))
        addElements(ranges_[i], visit.values[i], visit.isNewState);
      else if (isWatched(v))
        ranges_[i].add(visit.values[i], visit.isNewState);
    }
  }

  void conclude(std::vector<Candidate> &out) const override {
    for (std::size_t i = 0; i < ranges_.size(); ++i) {
      const Range &range = ranges_[i];
      if (range.samples == 0 || range.hasNaN)
        continue;
      for (bool isLow : {true, false}) {
        const rt::Value &limit = (isLow ? range.low : range.high).value;
        if (isObvious(at_.all[i], limit, isLow))
          continue;
        Expr constant =
            limit.kind == rt::Kind::Float ? Expr::ofFloat(limit.d) : constantFor(at_.all[i], limit, *at_.enums);
        out.push_back({Expr::make(isLow ? Op::Ge : Op::Le, {at_.all[i].expr, constant}), {i}, doubt(i, isLow)});
      }
    }
  }

private:
  static bool isElements(const PointVariable &v) {
    bool ofNumbers = (v.elementRep == Rep::Int || v.elementRep == Rep::Float) && v.type != "bool" && !v.isEnum;
    return v.rep == Rep::Sequence && ofNumbers && (!v.isDerived() || v.derivation == Derivation::Slice);
  }
  // The ends and elements of a sequence have the limits of its elements, and sums say nothing beyond them.
  static bool isWatched(const PointVariable &v) { return v.isNumber() && (!v.isDerived() || v.isSize()); }
  static void addElements(Range &range, const rt::Value &sequence, bool isNewState) {
    if (sequence.kind != rt::Kind::Sequence)
      return;
    for (std::uint32_t k = 0; k < sequence.held(); ++k) {  // every element is a value; the state counts once
      range.add(sequence.elements[k], isNewState);
      isNewState = false;
    }
  }

  static bool isObvious(const PointVariable &v, const rt::Value &limit, bool isLow) {
    bool isZero = limit.kind == rt::Kind::Int && limit.i == 0;
    if (isLow && isZero && (v.isSize() || v.type.starts_with("unsigned")))
      return true;
    // How long texts were is the tests' choice; only that they were never empty may mean something.
    return v.isSize() && v.ofText && (!isLow || limit.i != 1);
  }

  DropReason doubt(std::size_t i, bool isLow) const {
    const PointVariable &v = at_.all[i];
    const Range &range = ranges_[i];
    const Limit &limit = isLow ? range.low : range.high;
    bool natural = isLow && isNatural(limit.value, v);
    std::uint64_t needed = statesNeeded(at_, v);
    if (!natural || v.rep == Rep::Sequence)  // elements are data, whatever their limit is
      needed = std::max(needed, kStatesForOtherLimit);
    if (v.isSize() && v.ofText)  // texts are what the tests happened to use
      needed = std::max(needed, kStatesForTexts);
    double number = limit.value.kind == rt::Kind::Float ? limit.value.d : static_cast<double>(limit.value.i);
    if (!isNatural(limit.value, v) && !at_.isMentioned(number))
      return kNotMentioned;
    if (range.states < needed)
      return tooFewStates(range.states, needed);
    if (natural ? limit.visits < kVisitsOfNaturalLimit : limit.states < kStatesAtOtherLimit)
      return "the limit itself was met too rarely";
    std::size_t values = v.rep == Rep::Sequence ? kElementValues : kValues;
    return range.values.count() < values ? tooFewValues(range.values.count(), values) : DropReason();
  }

  const PointVariables &at_;
  std::vector<Range> ranges_;
};

}  // namespace

FamilyPtr makeBounds(const PointVariables &at) { return std::make_unique<Bounds>(at); }

}  // namespace eclat
