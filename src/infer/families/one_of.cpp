// x == c, x in {a, b, c}: a variable took at most three values.
#include "infer/families/family.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace eclat {

namespace {

constexpr std::size_t kMaxValues = 3;
constexpr std::uint64_t kStatesPerFurtherValue = 4;  // each is a further hypothesis
// Texts are what the tests happened to use, and so is how many elements they put in: both need a lot.
constexpr std::uint64_t kStatesForTexts = 40;
// A result that never varied mostly means that the tests asked in one kind of state only.
constexpr std::uint64_t kStatesForResults = 30;
constexpr std::uint64_t kVisitsPerValue = 3;
// A set of numbers is believed when the variable came back to it often enough: states of one object that differ
// elsewhere say nothing about it.
constexpr std::uint64_t kDrawsPerNumber = 16;

struct Seen {
  rt::Value value;
  std::string text;  // keeps the bytes of a text value
  std::uint64_t visits = 0;
};

struct Watched {
  std::size_t variable;
  std::vector<Seen> values;
  std::uint64_t states = 0;
  std::uint64_t draws = 0;  // how often the value was another than at the visit before
  std::size_t last = 0;
  bool alive = true;
};

class OneOf final : public Family {
public:
  explicit OneOf(const PointVariables &at) : at_(at) {
    for (std::size_t i = 0; i < at.all.size(); ++i) {
      const PointVariable &v = at.all[i];
      bool isScalar = v.rep == Rep::Int || v.rep == Rep::Float || v.rep == Rep::Text;
      // A few elements are watched through the sequence itself; that they repeat says little.
      bool isElement = v.isDerived() && !v.isSize();
      if (isScalar && !v.isOrig && !isElement && !(v.isSize() && v.ofText))
        watched_.push_back({i, {}, 0, 0, 0, true});
    }
  }
  FamilyId id() const override { return FamilyId::OneOf; }

  void visit(const Visit &visit) override {
    for (Watched &w : watched_)
      if (w.alive && visit.values[w.variable].defined())
        add(w, visit.values[w.variable], visit.isNewState);
  }

  void conclude(std::vector<Candidate> &out) const override {
    for (const Watched &w : watched_)
      if (w.alive && !w.values.empty() && !listsEverything(w))
        out.push_back(candidate(w));
  }

private:
  bool listsEverything(const Watched &w) const {
    const PointVariable &v = at_.all[w.variable];
    auto it = std::ranges::find(*at_.enums, v.type, &EnumInfo::name);
    bool wholeEnum = v.isEnum && it != at_.enums->end() && it->enumerators.size() <= w.values.size();
    return wholeEnum || (v.isBool() && w.values.size() == 2);
  }

  static void add(Watched &w, const rt::Value &value, bool isNewState) {
    if (value.kind == rt::Kind::Float && std::isnan(value.d)) {
      w.alive = false;  // it equals nothing, not even itself
      return;
    }
    auto it = std::ranges::find_if(w.values, [&](const Seen &s) { return rt::same(s.value, value); });
    if (it == w.values.end()) {
      if (w.values.size() == kMaxValues) {
        w.alive = false;
        return;
      }
      w.values.push_back({value, value.kind == rt::Kind::Text ? std::string(value.text, value.length) : "", 0});
      for (Seen &s : w.values)  // the vector may have moved its strings
        if (s.value.kind == rt::Kind::Text)
          s.value.text = s.text.data();
      it = w.values.end() - 1;
    }
    auto place = static_cast<std::size_t>(it - w.values.begin());
    w.draws += place != w.last;
    w.last = place;
    ++it->visits;
    w.states += isNewState;
  }

  Candidate candidate(const Watched &w) const {
    const PointVariable &v = at_.all[w.variable];
    std::vector<const Seen *> values;
    for (const Seen &s : w.values)
      values.push_back(&s);
    std::ranges::sort(values,
                      [](const Seen *a, const Seen *b) { return rt::compare(a->value, b->value) == rt::Order::Less; });
    std::vector<Expr> constants;
    bool thin = false;
    for (const Seen *s : values) {
      constants.push_back(constantFor(v, s->value, *at_.enums));
      thin |= s->visits < kVisitsPerValue;
    }
    Candidate c{constants.size() == 1 ? Expr::make(Op::Eq, {v.expr, constants[0]})
                                      : Expr::make(Op::In, {v.expr, Expr::make(Op::List, constants)}),
                {w.variable},
                {}};
    std::uint64_t needed = statesNeeded(at_, v) + kStatesPerFurtherValue * (constants.size() - 1);
    if (v.rep == Rep::Text || (constants.size() > 1 && v.isSize()))
      needed = kStatesForTexts;
    else if (v.role == Role::Result)
      needed = std::max(needed, at_.splits > 1 ? needed : kStatesForResults);
    if (w.states < needed)
      c.doubt = tooFewStates(w.states, needed);
    else if (constants.size() > 1 && v.isPlainInt() && w.draws < kDrawsPerNumber * constants.size())
      c.doubt =
          fmt::format("it changed its value {} times, {} are needed", w.draws, kDrawsPerNumber * constants.size());
    else if (thin && constants.size() > 1)
      c.doubt = "one of its values was seen too rarely";
    return c;
  }

  const PointVariables &at_;
  std::vector<Watched> watched_;
};

}  // namespace

FamilyPtr makeOneOf(const PointVariables &at) { return std::make_unique<OneOf>(at); }

}  // namespace eclat
