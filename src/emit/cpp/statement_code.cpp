#include "emit/cpp/statement_code.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

std::string joined(const std::vector<std::string> &parts) { return fmt::format("{}", fmt::join(parts, " && ")); }

bool isRelation(Op op) { return rt::classOf(op) == rt::OpClass::Relation; }

bool isConnective(Op op) { return rt::classOf(op) == rt::OpClass::Connective; }

// C++ keeps a condition together inside && and || only if it has no such operator itself.
std::string grouped(const std::string &condition) {
  bool isWide = condition.find(" && ") != std::string::npos || condition.find(" || ") != std::string::npos;
  return isWide ? "(" + condition + ")" : condition;
}

}  // namespace

void addGuards(std::vector<std::string> &guards, const std::vector<std::string> &more) {
  for (const std::string &guard : more)
    if (std::ranges::find(guards, guard) == guards.end())
      guards.push_back(guard);
}

std::string Term::operand() const { return isCompound ? "(" + text + ")" : text; }

void Translation::noteWhole(Atom &atom, const Term &term) {
  if (term.isLong)
    addGuards(atom.whole, {"isWhole(" + term.text + ")"});
}

Translation::Atom Translation::membership(const Expr &e) {
  Term item = term(e.kids[0]);
  Atom atom;
  addGuards(atom.guards, item.guards);
  if (e.kids[1].op == Op::List) {
    // Written out: `n == 0 || n == 1` reads better than a list of values.
    std::vector<std::string> cases;
    for (const Expr &kid : e.kids[1].kids) {
      Term t = term(kid);
      addGuards(atom.guards, t.guards);
      // Signs would ask every element of it; here the whole is looked for.
      if (item.value.shape == Shape::Sequence && t.value.shape != Shape::Sequence)
        refuse("it looks for a sequence among single values");
      cases.push_back(comparisonCode(e.op == Op::In ? Op::Eq : Op::Ne, item, t, prelude_));
    }
    atom.condition = fmt::format("{}", fmt::join(cases, e.op == Op::In ? " || " : " && "));
    if (cases.empty())
      atom.condition = e.op == Op::In ? "false" : "true";
    return atom;
  }
  Term sequence = term(e.kids[1]);
  if (sequence.value.shape != Shape::Sequence || item.value.shape == Shape::Sequence ||
      item.value.shape == Shape::Pointer)
    refuse("it looks for a value in something that is no sequence of such values");
  addGuards(atom.guards, sequence.guards);
  prelude_.need(Piece::Contains);
  atom.condition = fmt::format("{}({}, {})", e.op == Op::In ? "contains" : "lacks", sequence.text, item.text);
  noteWhole(atom, sequence);
  return atom;
}

Translation::Atom Translation::relation(const Expr &e) {
  Term a = term(e.kids[0]), b = term(e.kids[1]);
  Atom atom;
  addGuards(atom.guards, a.guards);
  addGuards(atom.guards, b.guards);
  bool areSequences = a.value.shape == Shape::Sequence && b.value.shape == Shape::Sequence;
  if (areSequences && e.op != Op::Eq && e.op != Op::Ne) {
    // Order is pair by pair, and without a partner for each element there is none.
    prelude_.need(Piece::SizeOf);
    atom.guards.push_back(fmt::format("sizeOf({}) == sizeOf({})", a.text, b.text));
  }
  atom.condition = comparisonCode(e.op, a, b, prelude_);
  Shape shape = a.value.shape;
  atom.isComparison = shape == b.value.shape && (shape == Shape::Int || shape == Shape::Float || shape == Shape::Text);
  noteWhole(atom, a);
  noteWhole(atom, b);
  return atom;
}

Translation::Atom Translation::atom(const Expr &e) {
  if (rt::classOf(e.op) == rt::OpClass::Membership)
    return membership(e);
  if (isRelation(e.op))
    return relation(e);
  Atom atom;
  Term t = term(e);
  atom.guards = t.guards;
  if (rt::classOf(e.op) == rt::OpClass::Pattern)
    noteWhole(atom, term(e.kids[0]));
  if (t.value.shape != Shape::Bool && t.value.shape != Shape::Int)
    refuse("it is no statement");
  atom.condition = t.value.shape == Shape::Bool ? t.text : t.operand() + " != 0";
  return atom;
}

std::string Translation::isTrue(const Expr &e) {
  switch (e.op) {
  case Op::Not: return "!(" + isNotFalse(e.kids[0]) + ")";
  case Op::And: return grouped(isTrue(e.kids[0])) + " && " + grouped(isTrue(e.kids[1]));
  case Op::Or: return grouped(isTrue(e.kids[0])) + " || " + grouped(isTrue(e.kids[1]));
  case Op::Implies: return "!(" + isNotFalse(e.kids[0]) + ") || " + grouped(isTrue(e.kids[1]));
  default: break;
  }
  Atom a = atom(e);
  if (!a.whole.empty())
    prelude_.need(Piece::Held);
  addGuards(a.guards, a.whole);
  return a.guards.empty() ? a.condition : joined(a.guards) + " && " + grouped(a.condition);
}

std::string Translation::isNotFalse(const Expr &e) {
  switch (e.op) {
  case Op::Not: return "!(" + isTrue(e.kids[0]) + ")";
  case Op::And: return grouped(isNotFalse(e.kids[0])) + " && " + grouped(isNotFalse(e.kids[1]));
  case Op::Or: return grouped(isNotFalse(e.kids[0])) + " || " + grouped(isNotFalse(e.kids[1]));
  case Op::Implies: return "!(" + isTrue(e.kids[0]) + ") || " + grouped(isNotFalse(e.kids[1]));
  default: break;
  }
  Atom a = atom(e);
  return a.guards.empty() ? a.condition : "!(" + joined(a.guards) + ") || " + grouped(a.condition);
}

std::expected<CheckCode, std::string> Translation::check(const Expr &expr) {
  CheckCode code;
  if (expr.op == Op::Implies) {
    // `if (premise) EXPECT_TRUE(conclusion)` is how a person would write it.
    code.guard = isTrue(expr.kids[0]);
    code.condition = isNotFalse(expr.kids[1]);
  } else if (isConnective(expr.op)) {
    code.condition = isNotFalse(expr);
  } else {
    Atom a = atom(expr);
    code.guard = joined(a.guards);
    code.condition = a.condition;
    code.isComparison = a.isComparison;
  }
  code.values = values_;
  if (!refusal_.empty())
    return std::unexpected(refusal_);
  return code;
}

}  // namespace eclat
