// s starts with "x", line contains key, s is never empty: texts.
#include "infer/families/family.h"

#include <algorithm>

namespace eclat {

namespace {

constexpr double kPiece = 0.1;
constexpr std::size_t kTextsForPrefix = 12;  // different texts that must share their beginning

struct Affix {
  std::size_t variable;
  std::string prefix, suffix;
  DifferentValues values;
};

bool isNonEmpty(const rt::Value &v) { return v.kind == rt::Kind::Text && v.length > 0; }

class Text final : public Statements {
public:
  explicit Text(const PointVariables &at) : Statements(at) {
    for (std::size_t a = 0; a < at.all.size(); ++a) {
      if (!isText(at.all[a]))
        continue;
      affixes_.push_back({a, {}, {}, {}});
      for (std::size_t b = 0; b < at.all.size(); ++b)
        if (a != b && isText(at.all[b]) && at.all[a].variable != at.all[b].variable && canMeet(at.all[a], at.all[b]))
          for (Op op : {Op::StartsWith, Op::EndsWith, Op::Contains})
            add(Expr::make(op, {at.all[a].expr, at.all[b].expr}), {a, b}, kPiece, [a, b, op](const rt::Value *v) {
              rt::Truth t = truthOf(op, {v[a], v[b]});
              return isNonEmpty(v[b]) || t == rt::Truth::False ? t : rt::Truth::Undefined;
            });
    }
  }
  FamilyId id() const override { return FamilyId::Text; }

  void visit(const Visit &visit) override {
    Statements::visit(visit);
    for (Affix &affix : affixes_)
      if (const rt::Value &v = visit.values[affix.variable]; v.kind == rt::Kind::Text)
        meet(affix, std::string_view(v.text, v.length), rt::hashValue(v, 1));
  }

  void conclude(std::vector<Candidate> &out) const override {
    Statements::conclude(out);
    for (const Affix &affix : affixes_) {
      if (affix.values.count() < 2)
        continue;
      DropReason doubt =
          affix.values.count() < kTextsForPrefix ? tooFewValues(affix.values.count(), kTextsForPrefix) : DropReason();
      for (auto [op, text] : {
               std::pair{Op::StartsWith, &affix.prefix},
               {Op::EndsWith,   &affix.suffix}
      })
        if (!text->empty())
          out.push_back(
              {Expr::make(op, {variable(affix.variable).expr, Expr::ofText(*text)}), {affix.variable}, doubt});
    }
  }

private:
  static bool isText(const PointVariable &v) { return v.rep == Rep::Text && !v.isOrig && !v.isDerived(); }

  static void meet(Affix &affix, std::string_view text, std::uint64_t hash) {
    if (affix.values.count() == 0)
      affix.prefix = affix.suffix = text;
    affix.values.add(hash);
    auto head = std::ranges::mismatch(affix.prefix, text);
    affix.prefix.erase(head.in1, affix.prefix.end());
    auto tail = std::mismatch(affix.suffix.rbegin(), affix.suffix.rend(), text.rbegin(), text.rend());
    affix.suffix.erase(affix.suffix.begin(), tail.first.base());
  }

  std::vector<Affix> affixes_;
};

}  // namespace

FamilyPtr makeText(const PointVariables &at) { return std::make_unique<Text>(at); }

}  // namespace eclat
