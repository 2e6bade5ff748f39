#include "part.h"

namespace eclat::sym {

namespace {

MaybePart arithmetic(POp op, const Part &a, const Part &b) {
  if (!isInt(a) || !isInt(b))
    return std::nullopt;
  Term x = a.number, y = b.number, isDefined = both(a.isDefined, b.isDefined);
  switch (op) {
  case POp::Add: return ofNumber(apply(Op::Add, x, y), both(isDefined, negated(apply(Op::AddOverflows, x, y))));
  case POp::Sub: return ofNumber(apply(Op::Sub, x, y), both(isDefined, negated(apply(Op::SubOverflows, x, y))));
  case POp::Mul: return ofNumber(apply(Op::Mul, x, y), both(isDefined, negated(apply(Op::MulOverflows, x, y))));
  default: return ofNumber(apply(Op::SRem, x, y), both(isDefined, apply(Op::Ne, y, plain(0, 64))));
  }
}

}  // namespace

MaybePart compute(POp op, const Part &a, const Part &b) {
  if (isSequence(a) || isSequence(b)) {
    if (isSequence(a) == isSequence(b))
      return undefined();
    std::vector<Part> out;
    Term isDefined = both(a.isDefined, b.isDefined);
    for (const Part &element : isSequence(a) ? a.elements : b.elements) {
      MaybePart made = isSequence(a) ? compute(op, element, b) : compute(op, a, element);
      if (!made)
        return std::nullopt;
      isDefined = both(isDefined, made->isDefined);
      out.push_back(std::move(*made));
    }
    return ofElements(std::move(out), isDefined);
  }
  return arithmetic(op, a, b);
}

MaybePart aggregate(POp op, const Part &sequence) {
  if (!isSequence(sequence) || (op != POp::Sum && sequence.elements.empty()))
    return undefined();
  Part total = op == POp::Sum ? ofNumber(plain(0, 64)) : sequence.elements[0];
  for (const Part &element : sequence.elements) {
    if (!isInt(element) || !isInt(total))
      return std::nullopt;
    if (op == POp::Sum)
      total = *arithmetic(POp::Add, total, element);
    else
      total = ofNumber(apply(op == POp::Min ? Op::SMin : Op::SMax, total.number, element.number),
                       both(total.isDefined, element.isDefined));
  }
  total.isDefined = both(total.isDefined, sequence.isDefined);
  return total;
}

MaybePart powerOfTwo(const Part &a) {
  if (!isInt(a))
    return std::nullopt;
  Term below = apply(Op::Sub, a.number, plain(1, 64));
  Term isOneBit = apply(Op::Eq, apply(Op::And, a.number, below), plain(0, 64));
  return ofCondition(both(apply(Op::SGt, a.number, plain(0, 64)), isOneBit), a.isDefined);
}

}  // namespace eclat::sym
