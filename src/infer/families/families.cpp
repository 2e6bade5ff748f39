#include "infer/families/family.h"

#include <algorithm>

namespace eclat {

std::vector<FamilyPtr> makeFamilies(const PointVariables &at) {
  std::vector<FamilyPtr> families;
  // What else held when it threw says in which states the examples threw, not what the class owes.
  if (at.point.kind != PointKind::Throw)
    for (auto make : {makeOneOf, makeBounds, makeNonZero, makeNullness, makeComparison, makeLinear, makeNumberShape,
                      makeFunctionOfTwo, makeMembership, makeSequenceShape, makeElementSet, makeSequenceScalar,
                      makeSequencePair, makeSequenceLinear, makeText})
      families.push_back(make(at));
  if (at.point.kind == PointKind::Exit || at.point.kind == PointKind::Throw)
    for (auto make : {makeChange, makeSequenceChange})
      families.push_back(make(at));
  return families;
}

namespace {

rt::Arena &scratch() {
  static thread_local rt::Arena arena;
  return arena;
}

}  // namespace

rt::Value valueOf(Op op, std::initializer_list<rt::Value> operands) {
  rt::Instr code[4];
  std::size_t n = 0;
  for (const rt::Value &operand : operands)
    code[n++].constant = operand;
  code[n++].op = op;
  return rt::evaluate(code, n, nullptr, nullptr, scratch());
}

rt::Truth truthOf(Op op, std::initializer_list<rt::Value> operands) {
  rt::Value v = valueOf(op, operands);
  return v.kind != rt::Kind::Int ? rt::Truth::Undefined : v.i ? rt::Truth::True : rt::Truth::False;
}

void Statements::add(Expr expr, std::vector<std::size_t> over, double chance, Test test) {
  statements_.push_back({std::move(expr), std::move(over), chance, std::move(test), {}, 0, true});
}

void Statements::visit(const Visit &visit) {
  if (!visit.isNewState)
    return;
  for (Statement &s : statements_) {
    // Without a value of its own a variable neither supports nor contradicts anything.
    if (!s.alive || std::ranges::any_of(s.over, [&](std::size_t v) { return !visit.values[v].defined(); }))
      continue;
    if (!s.values.isFull()) {
      std::uint64_t tuple = 11;
      for (std::size_t v : s.over)
        tuple = rt::hashValue(visit.values[v], tuple);
      if (!s.values.add(tuple))
        continue;
    }
    scratch().reset();
    rt::Truth truth = s.test(visit.values);
    s.alive = truth != rt::Truth::False;
    s.satisfied += truth == rt::Truth::True;
  }
}

void Statements::conclude(std::vector<Candidate> &out) const {
  for (const Statement &s : statements_) {
    if (!s.alive || s.satisfied == 0)
      continue;
    std::uint64_t needed = valuesNeeded(s.chance, statements_.size() * at_.splits);
    for (std::size_t v : s.over)
      needed = std::max(needed, statesNeeded(at_, at_.all[v]) / 2);
    out.push_back({s.expr, s.over, s.satisfied < needed ? tooFewValues(s.satisfied, needed) : DropReason()});
  }
}

}  // namespace eclat
