#include "part.h"

namespace eclat::sym {

namespace {

const Term kYes = plain(1, 1), kNo = plain(0, 1);

}  // namespace

MaybePart index(const Part &sequence, const Part &at) {
  if (!isSequence(sequence) || !isInt(at))
    return undefined();
  MaybePart out;
  Term isDefined = kNo;
  for (std::size_t i = 0; i < sequence.elements.size(); ++i) {
    const Part &element = sequence.elements[i];
    Term isHere = apply(Op::Eq, at.number, plain(i, 64));
    if (isHere.isPlain() && !isHere.value)
      continue;
    if (isHere.isPlain())
      return element;
    if (!isInt(element))
      return std::nullopt;
    isDefined = either(isDefined, both(isHere, element.isDefined));
    out = ofNumber(out ? chosen(isHere, element.number, out->number) : element.number);
  }
  if (!out)
    return undefined();
  out->isDefined = both(both(sequence.isDefined, at.isDefined), isDefined);
  return out;
}

MaybePart slice(const Part &sequence, const Part &from, const Part &to) {
  if (!isSequence(sequence) || !isInt(from) || !isInt(to) || !from.number.isPlain() || !to.number.isPlain())
    return std::nullopt;
  auto first = static_cast<std::int64_t>(from.number.value), last = static_cast<std::int64_t>(to.number.value);
  if (first < 0 || last < first - 1 || last >= static_cast<std::int64_t>(sequence.elements.size()))
    return undefined();
  return ofElements({sequence.elements.begin() + first, sequence.elements.begin() + last + 1},
                    both(sequence.isDefined, both(from.isDefined, to.isDefined)));
}

MaybePart rearrange(POp op, const Part *operands) {
  const Part &a = operands[0];
  if (!isSequence(a))
    return undefined();
  std::vector<Part> out = a.elements;
  Term isDefined = a.isDefined;
  switch (op) {
  case POp::Reverse: out.assign(a.elements.rbegin(), a.elements.rend()); break;
  case POp::WithoutFirst:
  case POp::WithoutLast:
    if (out.empty())
      return undefined();
    out.erase(op == POp::WithoutFirst ? out.begin() : out.end() - 1);
    break;
  case POp::Append:
  case POp::Prepend:
    out.insert(op == POp::Append ? out.end() : out.begin(), operands[1]);
    isDefined = both(isDefined, operands[1].isDefined);
    break;
  case POp::Insert:
  case POp::Erase: {
    if (!isInt(operands[1]) || !operands[1].number.isPlain())
      return std::nullopt;
    std::uint64_t at = operands[1].number.value;
    if (at > out.size() - (op == POp::Erase ? 1 : 0) || (op == POp::Erase && out.empty()))
      return undefined();
    if (op == POp::Insert)
      out.insert(out.begin() + static_cast<long>(at), operands[2]);
    else
      out.erase(out.begin() + static_cast<long>(at));
    isDefined = both(isDefined, both(operands[1].isDefined, op == POp::Insert ? operands[2].isDefined : kYes));
    break;
  }
  default: return std::nullopt;
  }
  return ofElements(std::move(out), isDefined);
}

}  // namespace eclat::sym
