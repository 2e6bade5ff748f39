#include "part.h"

namespace eclat::sym {

std::optional<Term> related(POp op, const Part &a, const Part &b) {
  if (isInt(a) && isInt(b)) {
    switch (op) {
    case POp::Eq: return apply(Op::Eq, a.number, b.number);
    case POp::Ne: return apply(Op::Ne, a.number, b.number);
    case POp::Lt: return apply(Op::SLt, a.number, b.number);
    case POp::Le: return apply(Op::SLe, a.number, b.number);
    case POp::Gt: return apply(Op::SGt, a.number, b.number);
    default: return apply(Op::SGe, a.number, b.number);
    }
  }
  if (!isPlainPart(a) || !isPlainPart(b))
    return std::nullopt;
  rt::Arena arena;
  rt::Instr code[3];
  code[0].constant = plainValue(a, arena);
  code[1].constant = plainValue(b, arena);
  code[2].op = op;
  return plain(rt::holds(code, 3, nullptr, nullptr, arena) == rt::Truth::True, 1);
}

namespace {

// What cannot be read says nothing.
std::optional<Term> relatedIfDefined(POp op, const Part &a, const Part &b) {
  std::optional<Term> holds = related(op, a, b);
  if (!holds)
    return std::nullopt;
  return either(negated(both(a.isDefined, b.isDefined)), *holds);
}

MaybePart compareAll(POp op, const Part &a, const Part &b) {
  Term all = plain(1, 1), isDefined = both(a.isDefined, b.isDefined);
  bool isWhole = isSequence(b) && (op == POp::Eq || op == POp::Ne);
  if (isSequence(b) && a.elements.size() != b.elements.size())
    return isWhole ? ofCondition(plain(op == POp::Ne, 1), isDefined) : undefined();
  for (std::size_t i = 0; i < a.elements.size(); ++i) {
    const Part &other = isSequence(b) ? b.elements[i] : b;
    std::optional<Term> holds =
        isWhole ? related(POp::Eq, a.elements[i], other) : relatedIfDefined(op, a.elements[i], other);
    if (!holds)
      return std::nullopt;
    all = both(all, *holds);
  }
  return ofCondition(isWhole && op == POp::Ne ? negated(all) : all, isDefined);
}

}  // namespace

MaybePart compare(POp op, const Part &a, const Part &b) {
  if (isSequence(a))
    return compareAll(op, a, b);
  if (isSequence(b))
    return std::nullopt;
  std::optional<Term> holds = related(op, a, b);
  return holds ? MaybePart(ofCondition(*holds, both(a.isDefined, b.isDefined))) : std::nullopt;
}

MaybePart connect(POp op, const Part &a, const Part *b) {
  Term x = truth(a), dx = a.isDefined;
  if (op == POp::Not)
    return ofCondition(negated(x), dx);
  Term y = truth(*b), dy = b->isDefined, isTrue, isFalse;
  switch (op) {
  case POp::And:
    isFalse = either(both(dx, negated(x)), both(dy, negated(y)));
    isTrue = both(both(dx, x), both(dy, y));
    break;
  case POp::Or:
    isTrue = either(both(dx, x), both(dy, y));
    isFalse = both(both(dx, negated(x)), both(dy, negated(y)));
    break;
  default: isTrue = either(both(dx, negated(x)), both(dy, y)); isFalse = both(both(dx, x), both(dy, negated(y)));
  }
  return ofCondition(isTrue, either(isTrue, isFalse));
}

}  // namespace eclat::sym
