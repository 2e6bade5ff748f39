// a[] == append(orig(a[]), k): how a sequence after the call relates to the one before.
#include "infer/families/family.h"

#include <algorithm>

namespace eclat {

namespace {

constexpr double kExact = 0.1, kKept = 0.3, kPermutation = 0.2, kSubsequence = 0.3;

class SequenceChange final : public Statements {
public:
  explicit SequenceChange(const PointVariables &at) : Statements(at) {
    for (std::size_t i = 0; i < at.all.size(); ++i) {
      const PointVariable &v = at.all[i];
      bool mayChange = v.role == Role::Receiver ? !at.isConst : v.role == Role::Parameter;
      if (v.isOrig && v.rep == Rep::Sequence && mayChange)
        addFor(static_cast<std::size_t>(v.current), i);
    }
  }
  FamilyId id() const override { return FamilyId::SequenceChange; }

  void conclude(std::vector<Candidate> &out) const override {
    std::vector<Candidate> all;
    Statements::conclude(all);
    for (const Candidate &c : all)
      if (std::ranges::none_of(all, [&](const Candidate &other) { return isPlaced(c, other); }))
        out.push_back(c);
  }

private:
  // Where an index tells which element goes or comes, that it was the first or the last is its caller's doing.
  static bool isPlaced(const Candidate &c, const Candidate &byIndex) {
    const Expr &made = byIndex.expr.kids[1];
    bool isOfTheSame = byIndex.over[0] == c.over[0] && byIndex.over[1] == c.over[1];
    bool isOfTheReverse = byIndex.over[0] == c.over[1] && byIndex.over[1] == c.over[0];
    if (byIndex.expr.op != Op::Eq || (made.op != Op::Erase && made.op != Op::Insert))
      return false;
    if (c.expr.op == Op::StartsWith || c.expr.op == Op::EndsWith)
      return isOfTheSame || isOfTheReverse;
    if (c.expr.op != Op::Eq || !isOfTheSame)
      return false;
    auto isEnd = [](Op op) {
      return op == Op::WithoutFirst || op == Op::WithoutLast || op == Op::Append || op == Op::Prepend;
    };
    return isEnd(c.expr.kids[0].op) || isEnd(c.expr.kids[1].op);
  }

  // Of equal elements, and of one alone, nobody can tell which was removed or added, and where.
  static bool tellsPlaces(const rt::Value &sequence) {
    if (sequence.kind != rt::Kind::Sequence || sequence.length < 2)
      return false;
    rt::Value first = valueOf(Op::WithoutFirst, {sequence}), last = valueOf(Op::WithoutLast, {sequence});
    return !first.defined() || !last.defined() || !rt::same(first, last);
  }

  // `now == f(before, …)`
  void addMade(std::size_t now, std::size_t before, Op op, std::vector<std::size_t> others) {
    std::vector<Expr> operands = {variable(before).expr};
    std::vector<std::size_t> over = {now, before};
    for (std::size_t o : others) {
      operands.push_back(variable(o).expr);
      over.push_back(o);
    }
    add(Expr::make(Op::Eq, {variable(now).expr, Expr::make(op, operands)}), over, kExact,
        [now, before, op, others](const rt::Value *v) {
          rt::Value made = others.empty()       ? valueOf(op, {v[before]})
                           : others.size() == 1 ? valueOf(op, {v[before], v[others[0]]})
                                                : valueOf(op, {v[before], v[others[0]], v[others[1]]});
          // A sequence that the change leaves as it was (the reverse of a palindrome) shows nothing.
          if (made.defined() && rt::same(made, v[before]) && rt::same(made, v[now]))
            return rt::Truth::Undefined;
          if (made.defined() && rt::same(made, v[now]) && !tellsPlaces(made) && !tellsPlaces(v[before]))
            return rt::Truth::Undefined;
          // Where the change is impossible (nothing to remove) the statement is wrong, not silent.
          return made.defined()        ? truthOf(Op::Eq, {v[now], made})
                 : v[before].defined() ? rt::Truth::False
                                       : rt::Truth::Undefined;
        });
  }
  // `f(now) == before`: one was added, whatever it was.
  void addUnmade(std::size_t now, std::size_t before, Op op) {
    add(Expr::make(Op::Eq, {Expr::make(op, {variable(now).expr}), variable(before).expr}), {now, before}, kExact,
        [now, before, op](const rt::Value *v) {
          rt::Value made = valueOf(op, {v[now]});
          if (made.defined() && rt::same(made, v[before]) && !tellsPlaces(v[now]))
            return rt::Truth::Undefined;
          return made.defined()     ? truthOf(Op::Eq, {made, v[before]})
                 : v[now].defined() ? rt::Truth::False
                                    : rt::Truth::Undefined;
        });
  }
  void addPhrase(std::size_t a, std::size_t b, Op op, double chance) {
    add(Expr::make(op, {variable(a).expr, variable(b).expr}), {a, b}, chance, [a, b, op](const rt::Value *v) {
      // The same sequence again, or none before, decides nothing.
      bool isSame = rt::same(v[a], v[b]) && v[a].defined();
      if (isSame)
        return rt::Truth::Undefined;
      bool informative = v[b].kind == rt::Kind::Sequence && v[b].length > 1 && (tellsPlaces(v[a]) || tellsPlaces(v[b]));
      rt::Truth t = truthOf(op, {v[a], v[b]});
      return informative || t == rt::Truth::False ? t : rt::Truth::Undefined;
    });
  }

  // Some were removed, or added, and the rest stayed in order.
  void addSubsequence(std::size_t part, std::size_t whole) {
    add(Expr::make(Op::Subsequence, {variable(part).expr, variable(whole).expr}), {part, whole}, kSubsequence,
        [part, whole](const rt::Value *v) {
          bool informative = !rt::same(v[part], v[whole]) && tellsPlaces(v[part]);
          rt::Truth t = truthOf(Op::Subsequence, {v[part], v[whole]});
          return informative || t == rt::Truth::False ? t : rt::Truth::Undefined;
        });
  }

  void addFor(std::size_t now, std::size_t before) {
    for (Op op : {Op::WithoutFirst, Op::WithoutLast, Op::Reverse})
      addMade(now, before, op, {});
    addUnmade(now, before, Op::WithoutLast);
    addUnmade(now, before, Op::WithoutFirst);
    addPhrase(now, before, Op::StartsWith, kKept);
    addPhrase(now, before, Op::EndsWith, kKept);
    addPhrase(before, now, Op::StartsWith, kKept);
    addPhrase(now, before, Op::Permutation, kPermutation);
    addSubsequence(now, before);
    addSubsequence(before, now);
    const PointVariable &sequence = variable(now);
    for (std::size_t k = 0; k < at_.all.size(); ++k) {
      const PointVariable &item = at_.all[k];
      bool isArgument = item.role == Role::Parameter && !item.isOrig && !item.isDerived();
      if (isArgument && item.rep == sequence.elementRep && item.type == sequence.type && canMeet(item, sequence)) {
        addMade(now, before, Op::Append, {k});
        addMade(now, before, Op::Prepend, {k});
        for (std::size_t i = 0; i < at_.all.size(); ++i)
          if (isIndex(at_.all[i]) && i != k)
            addMade(now, before, Op::Insert, {i, k});
      }
      if (isIndex(item))
        addMade(now, before, Op::Erase, {k});
    }
  }
  static bool isIndex(const PointVariable &v) {
    return v.role == Role::Parameter && v.isPlainInt() && !v.isOrig && !v.isDerived();
  }
};

}  // namespace

FamilyPtr makeSequenceChange(const PointVariables &at) { return std::make_unique<SequenceChange>(at); }

}  // namespace eclat
