// x >= 0, x <= 9: the least and greatest value of a number.
#include "infer/range.h"

namespace eclat {

namespace {

class Bounds final : public Family {
public:
  explicit Bounds(const PointVariables &terms) : terms_(terms), ranges_(terms.terms.size()) {}
  const char *id() const override { return "bound"; }

  void visit(const Visit &visit) override {
    for (std::size_t i = 0; i < ranges_.size(); ++i)
      if (isWatched(terms_.terms[i]))
        ranges_[i].add(visit.terms[i], visit.isNewState);
  }

  void conclude(std::vector<Candidate> &out) const override {
    for (std::size_t i = 0; i < ranges_.size(); ++i) {
      const Range &range = ranges_[i];
      const PointVariable &term = terms_.terms[i];
      if (range.samples == 0 || range.unordered)
        continue;
      for (bool isLow : {true, false}) {
        const rt::Value &limit = isLow ? range.low : range.high;
        bool obvious = isLow && limit.kind == rt::Kind::Int && limit.i == 0 && (term.isSize || isUnsigned(term));
        // How long texts were is the tests' choice; only that they were never empty may mean something.
        bool isLength = term.isSize && term.ofText && (!isLow || limit.i != 1);
        if (obvious || isLength)
          continue;
        Expr constant = constantFor(term, limit, *terms_.enums);
        out.push_back({Expr::make(isLow ? Op::Ge : Op::Le, {term.expr, constant}), range.samples, range.states,
                       range.doubtOf(isLow, statesNeeded(terms_, term))});
      }
    }
  }

private:
  static bool isUnsigned(const PointVariable &term) { return term.type.starts_with("unsigned"); }
  static bool isWatched(const PointVariable &term) { return !term.isOrig && (term.isPlainInt() || term.rep == Rep::Float); }

  const PointVariables &terms_;
  std::vector<Range> ranges_;
};

}  // namespace

std::unique_ptr<Family> makeBounds(const PointVariables &terms) { return std::make_unique<Bounds>(terms); }

}  // namespace eclat
