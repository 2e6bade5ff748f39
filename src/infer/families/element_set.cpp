// a[] is subset of {1, 2, 3}, a[] == 0, a[] == {1, 2}: sequences with few different elements, or always the same ones.
#include "infer/families/family.h"

#include <algorithm>
#include <cmath>

namespace eclat {

namespace {

constexpr std::size_t kMaxValues = 3, kMaxWhole = 5;
// Elements are data that callers chose: only sequences that vary, and keep to the few, show that they have to.
constexpr std::uint64_t kSequencesPerValue = 16, kSequencesOfTexts = 40, kVisitsPerValue = 3;
// A sequence that never varied mostly means that the tests built it in one way only.
constexpr std::uint64_t kStatesForWhole = 60;

struct Element {
  rt::Value value;
  std::string text;  // keeps the bytes of a text
  std::uint64_t states = 0;
};

Element elementOf(const rt::Value &v) { return {v, v.kind == rt::Kind::Text ? std::string(v.text, v.length) : "", 0}; }

rt::Value valueIn(const Element &e) {
  return e.value.kind == rt::Kind::Text ? rt::Value::ofText(e.text.data(), e.text.size()) : e.value;
}

bool isConstant(const rt::Value &v) {
  return v.kind == rt::Kind::Int || v.kind == rt::Kind::Text || (v.kind == rt::Kind::Float && !std::isnan(v.d));
}

struct Watched {
  std::size_t variable;
  std::vector<Element> few, whole;
  DifferentValues sequences;
  std::uint64_t states = 0;
  bool hasFew = true, isSame = true;
};

class ElementSet final : public Family {
public:
  explicit ElementSet(const PointVariables &at) : at_(at) {
    for (std::size_t i = 0; i < at.all.size(); ++i) {
      const PointVariable &v = at.all[i];
      bool isHeld = v.elementRep == Rep::Int || v.elementRep == Rep::Text || v.elementRep == Rep::Float;
      // The receiver's sequences are spoken of at the object point.
      bool isHere = at.point.kind == PointKind::Object || v.role != Role::Receiver;
      bool isPlain = !v.isDerived() || v.derivation == Derivation::Slice;
      if (v.rep == Rep::Sequence && isHeld && isHere && isPlain && !v.isOrig && v.type != "bool")
        watched_.push_back({i, {}, {}, {}, 0, true, true});
    }
  }
  FamilyId id() const override { return FamilyId::ElementSet; }

  void visit(const Visit &visit) override {
    if (!visit.isNewState)
      return;
    for (Watched &w : watched_) {
      const rt::Value &v = visit.values[w.variable];
      if ((!w.hasFew && !w.isSame) || v.kind != rt::Kind::Sequence)
        continue;
      meetWhole(w, v);
      if (v.length == 0)
        continue;
      w.states += 1;
      if (!w.sequences.isFull())
        w.sequences.add(rt::hashValue(v, 3));
      meetElements(w, v);
    }
  }

  void conclude(std::vector<Candidate> &out) const override {
    for (const Watched &w : watched_) {
      if (w.isSame && !w.whole.empty())
        out.push_back({Expr::make(Op::Eq, {at_.all[w.variable].expr, list(w, w.whole)}),
                       {w.variable},
                       w.states < kStatesForWhole ? tooFewStates(w.states, kStatesForWhole) : ""});
      else if (w.hasFew && !w.few.empty() && !listsEverything(w))
        out.push_back(ofFew(w));
    }
  }

private:
  static void meetWhole(Watched &w, const rt::Value &v) {
    if (!w.isSame)
      return;
    if (w.states == 0 && v.length > 0 && v.length <= kMaxWhole)
      for (std::uint32_t k = 0; k < v.length; ++k)
        w.whole.push_back(elementOf(v.elements[k]));
    w.isSame = !w.whole.empty() && v.length == w.whole.size();
    for (std::uint32_t k = 0; w.isSame && k < v.length; ++k)
      w.isSame = isConstant(v.elements[k]) && rt::same(valueIn(w.whole[k]), v.elements[k]);
  }

  static void meetElements(Watched &w, const rt::Value &v) {
    std::uint32_t met = 0;  // a bit for each of the few
    for (std::uint32_t k = 0; w.hasFew && k < v.held(); ++k) {
      const rt::Value &element = v.elements[k];
      auto it = std::ranges::find_if(w.few, [&](const Element &e) { return rt::same(valueIn(e), element); });
      if (it == w.few.end()) {
        w.hasFew = w.few.size() < kMaxValues && isConstant(element);
        if (!w.hasFew)
          return;
        it = w.few.insert(w.few.end(), elementOf(element));
      }
      met |= 1u << (it - w.few.begin());
    }
    for (std::size_t i = 0; i < w.few.size(); ++i)
      w.few[i].states += met >> i & 1;
  }

  bool listsEverything(const Watched &w) const {
    const PointVariable &v = at_.all[w.variable];
    auto it = std::ranges::find(*at_.enums, v.type, &EnumInfo::name);
    return v.isEnum && it != at_.enums->end() && it->enumerators.size() <= w.few.size();
  }

  Expr constant(const Watched &w, const Element &e) const {
    PointVariable element = at_.all[w.variable];
    element.rep = element.elementRep;
    element.derivation = Derivation::Plain;
    return constantFor(element, valueIn(e), *at_.enums);
  }
  Expr list(const Watched &w, const std::vector<Element> &elements) const {
    std::vector<Expr> constants;
    for (const Element &e : elements)
      constants.push_back(constant(w, e));
    return Expr::make(Op::List, constants);
  }

  Candidate ofFew(const Watched &w) const {
    const PointVariable &v = at_.all[w.variable];
    std::vector<Element> few = w.few;
    std::ranges::sort(
        few, [](const Element &a, const Element &b) { return rt::compare(valueIn(a), valueIn(b)) == rt::Order::Less; });
    Candidate c{few.size() == 1 ? Expr::make(Op::Eq, {v.expr, constant(w, few[0])})
                                : Expr::make(Op::Subset, {v.expr, list(w, few)}),
                {w.variable},
                {}};
    // Of one value alone nothing varies but how often it stands there.
    bool isOne = few.size() == 1;
    std::uint64_t needed = isOne                      ? kVisitsPerValue
                           : v.elementRep == Rep::Int ? kSequencesPerValue * few.size()
                                                      : kSequencesOfTexts;
    if (w.sequences.count() < needed)
      c.doubt = tooFewValues(w.sequences.count(), needed);
    else if (w.states < kSequencesOfTexts)
      c.doubt = tooFewStates(w.states, kSequencesOfTexts);
    else if (std::ranges::any_of(few, [](const Element &e) { return e.states < kVisitsPerValue; }))
      c.doubt = "one of its values was seen too rarely";
    return c;
  }

  const PointVariables &at_;
  std::vector<Watched> watched_;
};

}  // namespace

FamilyPtr makeElementSet(const PointVariables &at) { return std::make_unique<ElementSet>(at); }

}  // namespace eclat
