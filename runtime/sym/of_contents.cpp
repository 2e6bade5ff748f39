#include "part.h"

namespace eclat::sym {

namespace {

const Term kYes = plain(1, 1), kNo = plain(0, 1);

std::optional<Term> isAmong(const Part &item, const std::vector<Part> &elements) {
  Term any = kNo;
  for (const Part &element : elements) {
    std::optional<Term> isSame = related(POp::Eq, element, item);
    if (!isSame)
      return std::nullopt;
    any = either(any, both(element.isDefined, *isSame));
  }
  return any;
}

// So often is the item there; 64 bits.
std::optional<Term> occurrences(const Part &item, const std::vector<Part> &elements) {
  Term count = plain(0, 64);
  for (const Part &element : elements) {
    std::optional<Term> isSame = related(POp::Eq, element, item);
    if (!isSame)
      return std::nullopt;
    count = apply(Op::Add, count, extended(*isSame, 64, false));
  }
  return count;
}

}  // namespace

MaybePart membership(POp op, const Part &item, const Part &sequence) {
  std::optional<Term> any = isSequence(sequence) ? isAmong(item, sequence.elements) : std::nullopt;
  if (!any)
    return std::nullopt;
  return ofCondition(op == POp::In ? *any : negated(*any), both(item.isDefined, sequence.isDefined));
}

MaybePart pattern(POp op, const Part &a) {
  if (!isSequence(a))
    return undefined();
  Term all = kYes, isDefined = a.isDefined;
  for (std::size_t i = 1; i < a.elements.size(); ++i)
    for (std::size_t k = op == POp::Distinct ? 0 : i - 1; k < i; ++k) {
      const Part &x = a.elements[k], &y = a.elements[i];
      std::optional<Term> holds = related(op == POp::Distinct    ? POp::Ne
                                          : op == POp::Ascending ? POp::Le
                                                                 : POp::Ge,
                                          x, y);
      if (!holds)
        return std::nullopt;
      all = both(all, *holds);
      isDefined = both(isDefined, both(x.isDefined, y.isDefined));
    }
  return ofCondition(all, isDefined);
}

MaybePart contents(POp op, const Part &a, const Part &b) {
  if (!isSequence(a) || !isSequence(b) || op == POp::Subsequence)
    return std::nullopt;
  if (op == POp::Permutation && a.elements.size() != b.elements.size())
    return ofCondition(kNo, both(a.isDefined, b.isDefined));
  Term all = kYes, isDefined = both(a.isDefined, b.isDefined);
  for (const Part &element : a.elements) {
    std::optional<Term> there = occurrences(element, b.elements), here = occurrences(element, a.elements);
    if (!there || !here)
      return std::nullopt;
    Term holds = op == POp::Subset ? apply(Op::Ne, *there, plain(0, 64)) : apply(Op::Eq, *there, *here);
    all = both(all, holds);
    isDefined = both(isDefined, element.isDefined);
  }
  return ofCondition(all, isDefined);
}

}  // namespace eclat::sym
