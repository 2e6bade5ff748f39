// x == c, x in {a, b, c}: a term took at most three values.
#include "infer/family.h"

#include <algorithm>

namespace eclat {

namespace {

constexpr std::size_t kMaxValues = 3;
constexpr std::uint64_t kStatesPerFurtherValue = 4;  // each is a further hypothesis
// Texts are what the tests happened to use, and so is how many elements they put in: both need a lot.
constexpr std::uint64_t kStatesForTexts = 40;
// A result that never varied mostly means that the tests asked in one kind of state only.
constexpr std::uint64_t kStatesForResults = 30;
constexpr std::uint64_t kVisitsPerValue = 3;

struct Seen {
  rt::Value value;
  std::string text;  // keeps the bytes of a text value
  std::uint64_t visits = 0;
};

struct Watched {
  std::size_t term;
  std::vector<Seen> values;
  std::uint64_t samples = 0, states = 0;
  bool alive = true;
};

class OneOf final : public Family {
public:
  explicit OneOf(const PointVariables &terms) : terms_(terms) {
    for (std::size_t i = 0; i < terms.terms.size(); ++i) {
      const PointVariable &term = terms.terms[i];
      bool scalar = term.rep == Rep::Int || term.rep == Rep::Float || term.rep == Rep::Text;
      if (scalar && !term.isOrig)
        watched_.push_back({i, {}, 0, 0, true});
    }
  }
  const char *id() const override { return "one-of"; }

  void visit(const Visit &visit) override {
    for (Watched &w : watched_)
      if (w.alive && visit.terms[w.term].defined())
        add(w, visit.terms[w.term], visit.isNewState);
  }

  void conclude(std::vector<Candidate> &out) const override {
    for (const Watched &w : watched_)
      if (w.alive && w.samples > 0 && !saysNothing(w))
        out.push_back(candidate(w));
  }

private:
  bool saysNothing(const Watched &w) const {
    const PointVariable &variable = terms_.terms[w.term];
    bool isLengthOfText = variable.isSize && variable.ofText;
    return isLengthOfText || (variable.type == "bool" && w.values.size() == 2) || listsWholeEnum(variable, w.values.size());
  }

  bool listsWholeEnum(const PointVariable &variable, std::size_t values) const {
    auto it = std::ranges::find(*terms_.enums, variable.type, &EnumInfo::name);
    return variable.isEnum && it != terms_.enums->end() && it->enumerators.size() <= values;
  }

  static void add(Watched &w, const rt::Value &v, bool isNewState) {
    auto it = std::ranges::find_if(w.values, [&](const Seen &s) { return rt::same(s.value, v); });
    if (it == w.values.end()) {
      if (w.values.size() == kMaxValues) {
        w.alive = false;
        w.values.clear();
        return;
      }
      Seen seen{v, {}, 0};
      if (v.kind == rt::Kind::Text)
        seen.text.assign(v.text, v.length);
      w.values.push_back(std::move(seen));
      for (Seen &s : w.values)  // the vector may have moved its strings
        if (s.value.kind == rt::Kind::Text)
          s.value.text = s.text.data();
      it = w.values.end() - 1;
    }
    ++it->visits;
    w.states += isNewState;
    ++w.samples;
  }

  Candidate candidate(const Watched &w) const {
    const PointVariable &term = terms_.terms[w.term];
    std::vector<Seen> values = w.values;
    std::ranges::sort(values, [](const Seen &a, const Seen &b) {
      if (a.value.kind == rt::Kind::Text && b.value.kind == rt::Kind::Text)
        return a.text < b.text;
      return rt::compare(a.value, b.value) == rt::Order::Less;
    });
    std::vector<Expr> constants;
    bool thin = false;
    for (Seen &s : values) {
      if (s.value.kind == rt::Kind::Text)
        s.value.text = s.text.data();
      constants.push_back(constantFor(term, s.value, *terms_.enums));
      thin |= s.visits < kVisitsPerValue;
    }
    Candidate c{constants.size() == 1
                    ? Expr::make(Op::Eq, {term.expr, constants[0]})
                    : Expr::make(Op::In, {term.expr, Expr::make(Op::List, constants)}),
                w.samples, w.states, {}};
    std::uint64_t needed = statesNeeded(terms_, term) + kStatesPerFurtherValue * (constants.size() - 1);
    if (term.rep == Rep::Text || (constants.size() > 1 && term.isSize))
      needed = kStatesForTexts;
    else if (term.role == Role::Result)
      needed = std::max(needed, kStatesForResults);
    if (w.states < needed)
      c.doubt = tooFewStates(w.states, needed);
    else if (thin)
      c.doubt = "one of its values was seen too rarely";
    return c;
  }

  const PointVariables &terms_;
  std::vector<Watched> watched_;
};

}  // namespace

std::unique_ptr<Family> makeOneOf(const PointVariables &terms) { return std::make_unique<OneOf>(terms); }

}  // namespace eclat
