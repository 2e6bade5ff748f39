// a[] >= 0: the least and greatest element of a sequence of numbers.
#include "infer/range.h"

namespace eclat {

namespace {

class ElementBounds final : public Family {
public:
  explicit ElementBounds(const PointVariables &terms) : terms_(terms), ranges_(terms.terms.size()) {}
  const char *id() const override { return "element-bound"; }

  void visit(const Visit &visit) override {
    for (std::size_t i = 0; i < ranges_.size(); ++i) {
      const rt::Value &sequence = visit.terms[i];
      if (!isWatched(terms_.terms[i]) || sequence.kind != rt::Kind::Sequence)
        continue;
      // Within one state every element counts once as a value, but the state only once.
      bool fresh = visit.isNewState;
      for (std::uint32_t k = 0; k < sequence.held(); ++k) {
        ranges_[i].add(sequence.elements[k], fresh);
        fresh = false;
      }
    }
  }

  void conclude(std::vector<Candidate> &out) const override {
    for (std::size_t i = 0; i < ranges_.size(); ++i) {
      const Range &range = ranges_[i];
      if (range.samples == 0 || range.unordered)
        continue;
      for (bool isLow : {true, false}) {
        const rt::Value &limit = isLow ? range.low : range.high;
        bool obvious = isLow && limit.kind == rt::Kind::Int && limit.i == 0 && isUnsigned(terms_.terms[i]);
        if (obvious)
          continue;
        Expr constant = limit.kind == rt::Kind::Float ? Expr::ofFloat(limit.d) : Expr::number(limit.i);
        out.push_back({Expr::make(isLow ? Op::Ge : Op::Le, {terms_.terms[i].expr, constant}), range.samples,
                       range.states, doubt(range, isLow, statesNeeded(terms_, terms_.terms[i]))});
      }
    }
  }

private:
  // Elements are mostly data that callers chose; a limit on them needs many different values to be one.
  static constexpr std::size_t kElementValues = 8;

  static bool isUnsigned(const PointVariable &term) { return term.type.starts_with("unsigned"); }
  static bool isWatched(const PointVariable &term) {
    return !term.isOrig && term.rep == Rep::Sequence && (term.elementRep == Rep::Int || term.elementRep == Rep::Float) &&
           term.type != "bool" && !term.isEnum;
  }
  static std::string doubt(const Range &range, bool isLow, std::uint64_t states) {
    if (range.values.size() < kElementValues)
      return "too few different elements";
    return range.doubtOf(isLow, states);
  }

  const PointVariables &terms_;
  std::vector<Range> ranges_;
};

}  // namespace

std::unique_ptr<Family> makeElementBounds(const PointVariables &terms) { return std::make_unique<ElementBounds>(terms); }

}  // namespace eclat
