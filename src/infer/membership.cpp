// k in a[]: a value was always among the elements of a sequence.
#include "infer/family.h"

#include <set>

namespace eclat {

namespace {

constexpr std::uint64_t kStates = 7;
constexpr std::size_t kValues = 4;   // different values of k, or it is a constant that happens to be there

struct Watched {
  std::size_t item, sequence;
  std::uint64_t samples = 0, states = 0;
  std::set<std::uint64_t> values;
  bool alive = true;
};

class Membership final : public Family {
public:
  explicit Membership(const PointVariables &terms) : terms_(terms) {
    for (std::size_t i = 0; i < terms.terms.size(); ++i)
      for (std::size_t s = 0; s < terms.terms.size(); ++s)
        if (fits(terms.terms[i], terms.terms[s]))
          watched_.push_back({i, s, 0, 0, {}, true});
  }
  const char *id() const override { return "membership"; }

  void visit(const Visit &visit) override {
    for (Watched &w : watched_) {
      const rt::Value &item = visit.terms[w.item], &sequence = visit.terms[w.sequence];
      if (!w.alive || !item.defined() || sequence.kind != rt::Kind::Sequence || sequence.length > sequence.held())
        continue;
      w.alive = false;
      for (std::uint32_t k = 0; k < sequence.length && !w.alive; ++k)
        w.alive = rt::compare(item, sequence.elements[k]) == rt::Order::Equal;
      ++w.samples;
      w.states += visit.isNewState;
      w.values.insert(rt::hashValue(item, 3));
    }
  }

  void conclude(std::vector<Candidate> &out) const override {
    for (const Watched &w : watched_) {
      if (!w.alive || w.samples == 0)
        continue;
      Candidate c{Expr::make(Op::In, {terms_.terms[w.item].expr, terms_.terms[w.sequence].expr}), w.samples, w.states, {}};
      if (w.states < kStates)
        c.doubt = tooFewStates(w.states, kStates);
      else if (w.values.size() < kValues)
        c.doubt = "too few different values";
      out.push_back(std::move(c));
    }
  }

private:
  static bool fits(const PointVariable &item, const PointVariable &sequence) {
    return sequence.rep == Rep::Sequence && sequence.elementRep == item.rep && item.rep != Rep::Sequence &&
           !item.isOrig && !sequence.isOrig && !item.isSize && item.type == sequence.type && item.type != "bool";
  }

  const PointVariables &terms_;
  std::vector<Watched> watched_;
};

}  // namespace

std::unique_ptr<Family> makeMembership(const PointVariables &terms) { return std::make_unique<Membership>(terms); }

}  // namespace eclat
