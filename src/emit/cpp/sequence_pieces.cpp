#include "emit/cpp/prelude_pieces.h"

namespace eclat {

namespace {

const std::vector<PieceRow> &aggregates() {
  static const std::vector<PieceRow> table = {
      {Piece::CanSum, {"canSum"}, {}, {"algorithm"},   R"(
// A sum that no long long holds has no value.
template <class Elements> bool canSum(const Elements &elements) {
  long long sum = 0;
  return std::none_of(elements.begin(), elements.end(),
                      [&](auto element) { return __builtin_add_overflow(sum, element, &sum); });
}
)"},
      {Piece::Sum,    {"sumOf"},  {}, {"type_traits"}, R"(
template <class Elements> auto sumOf(const Elements &elements) {
  using Element = typename Elements::value_type;
  std::conditional_t<std::is_floating_point_v<Element>, double, long long> sum = 0;
  for (const Element &element : elements)
    sum += static_cast<decltype(sum)>(element);
  return sum;
}
)"},
      {Piece::Min,    {"minOf"},  {}, {"algorithm"},   R"(
template <class Elements> auto minOf(const Elements &elements) {
  return *std::min_element(elements.begin(), elements.end());
}
)"},
      {Piece::Max,    {"maxOf"},  {}, {"algorithm"},   R"(
template <class Elements> auto maxOf(const Elements &elements) {
  return *std::max_element(elements.begin(), elements.end());
}
)"},
  };
  return table;
}

const std::vector<PieceRow> &rearrangements() {
  static const std::vector<PieceRow> table = {
      {Piece::Computed,     {"computed"},             {},              {"vector"},            R"(
// What is computed of each element.
template <class T, class Elements, class Compute> std::vector<T> computed(const Elements &elements, Compute compute) {
  std::vector<T> results;
  for (const auto &element : elements)
    results.push_back(compute(element));
  return results;
}
)"},
      {Piece::Indices,      {"indicesOf"},            {},              {"numeric", "vector"}, R"(
template <class Elements> std::vector<long long> indicesOf(const Elements &elements) {
  std::vector<long long> indices(elements.size());
  std::iota(indices.begin(), indices.end(), 0);
  return indices;
}
)"},
      {Piece::Reversed,     {"reversed"},             {},              {},                    R"(
template <class Elements> Elements reversed(const Elements &elements) {
  return Elements(elements.rbegin(), elements.rend());
}
)"},
      {Piece::WithoutFirst, {"withoutFirst"},         {},              {},                    R"(
template <class Elements> Elements withoutFirst(const Elements &elements) {
  return Elements(elements.begin() + 1, elements.end());
}
)"},
      {Piece::WithoutLast,  {"withoutLast"},          {},              {},                    R"(
template <class Elements> Elements withoutLast(const Elements &elements) {
  return Elements(elements.begin(), elements.end() - 1);
}
)"},
      {Piece::Appended,     {"appended"},             {},              {},                    R"(
template <class Elements> Elements appended(Elements elements, const typename Elements::value_type &item) {
  elements.push_back(item);
  return elements;
}
)"},
      {Piece::Prepended,    {"prepended"},            {},              {},                    R"(
template <class Elements> Elements prepended(Elements elements, const typename Elements::value_type &item) {
  elements.insert(elements.begin(), item);
  return elements;
}
)"},
      {Piece::Inserted,     {"hasPlace", "inserted"}, {Piece::SizeOf}, {},                    R"(
// The place behind the last element is one, too.
template <class Elements> bool hasPlace(const Elements &elements, long long index) {
  return index >= 0 && index <= sizeOf(elements);
}

template <class Elements>
Elements inserted(Elements elements, long long index, const typename Elements::value_type &item) {
  elements.insert(elements.begin() + index, item);
  return elements;
}
)"},
      {Piece::Erased,       {"erased"},               {},              {},                    R"(
template <class Elements> Elements erased(Elements elements, long long index) {
  elements.erase(elements.begin() + index);
  return elements;
}
)"},
  };
  return table;
}

const std::vector<PieceRow> &statements() {
  static const std::vector<PieceRow> table = {
      {Piece::PowerOfTwo,  {"isPowerOfTwo"},             {},                {},                        R"(
template <class T> bool isPowerOfTwo(T number) { return number > 0 && (number & (number - 1)) == 0; }
)"},
      {Piece::Distinct,    {"hasNoDuplicates"},          {Piece::Held},     {"algorithm", "iterator"}, R"(
template <class Elements> bool hasNoDuplicates(const Elements &elements) {
  for (auto it = elements.begin(); it != heldEnd(elements); ++it)
    if (std::find(std::next(it), heldEnd(elements), *it) != heldEnd(elements))
      return false;
  return true;
}
)"},
      // A NaN is not less than or equal to its neighbour; std::is_sorted would let it pass.
      {Piece::Ascending,   {"isAscending"},              {Piece::Held},     {"algorithm"},             R"(
template <class Elements> bool isAscending(const Elements &elements) {
  return std::adjacent_find(elements.begin(), heldEnd(elements),
                            [](const auto &x, const auto &y) { return !(x <= y); }) == heldEnd(elements);
}
)"},
      {Piece::Descending,  {"isDescending"},             {Piece::Held},     {"algorithm"},             R"(
template <class Elements> bool isDescending(const Elements &elements) {
  return std::adjacent_find(elements.begin(), heldEnd(elements),
                            [](const auto &x, const auto &y) { return !(x >= y); }) == heldEnd(elements);
}
)"},
      {Piece::EveryPair,   {"everyPair"},                {Piece::Held},     {"algorithm"},             R"(
// Of two sequences of one length.
template <class A, class B, class Holds> bool everyPair(const A &a, const B &b, Holds holds) {
  return std::equal(a.begin(), heldEnd(a), b.begin(), holds);
}
)"},
      {Piece::Subset,      {"isSubset"},                 {Piece::Contains}, {"algorithm"},             R"(
template <class A, class B> bool isSubset(const A &part, const B &whole) {
  return std::all_of(part.begin(), part.end(), [&](const auto &element) { return contains(whole, element); });
}
)"},
      {Piece::Permutation, {"countOf", "isPermutation"}, {Piece::Compare},  {"algorithm"},             R"(
template <class Elements, class T> auto countOf(const Elements &elements, const T &wanted) {
  return std::count_if(elements.begin(), elements.end(), [&](const auto &element) { return equal(element, wanted); });
}

template <class A, class B> bool isPermutation(const A &a, const B &b) {
  return a.size() == b.size() && std::all_of(a.begin(), a.end(), [&](const auto &element) {
           const auto count = countOf(b, element);
           return count > 0 && count == countOf(a, element);
         });
}
)"},
  };
  return table;
}

const std::vector<PieceRow> &comparisonsOfParts() {
  static const std::vector<PieceRow> table = {
      {Piece::Subsequence, {"isSubsequence"}, {Piece::Compare}, {},                      R"(
// All of the part stands in the whole, in the same order; others may stand between.
template <class A, class B> bool isSubsequence(const A &part, const B &whole) {
  auto next = part.begin();
  for (auto it = whole.begin(); it != whole.end() && next != part.end(); ++it)
    if (equal(*it, *next))
      ++next;
  return next == part.end();
}
)"},
      {Piece::Before,      {"comesBefore"},   {Piece::Compare}, {"algorithm", "string"}, R"(
// As in a dictionary.
[[maybe_unused]] inline bool comesBefore(const std::string &a, const std::string &b) { return a < b; }

template <class A, class B> bool comesBefore(const A &a, const B &b) {
  auto [p, q] = std::mismatch(a.begin(), a.end(), b.begin(), b.end(), [](auto &x, auto &y) { return equal(x, y); });
  return q != b.end() && (p == a.end() || less(*p, *q));
}
)"},
      {Piece::NotAfter,    {"isNotAfter"},    {Piece::Compare}, {"algorithm", "string"}, R"(
// As in a dictionary; the same is not after it either.
[[maybe_unused]] inline bool isNotAfter(const std::string &a, const std::string &b) { return a <= b; }

template <class A, class B> bool isNotAfter(const A &a, const B &b) {
  auto [p, q] = std::mismatch(a.begin(), a.end(), b.begin(), b.end(), [](auto &x, auto &y) { return equal(x, y); });
  return p == a.end() || (q != b.end() && less(*p, *q));
}
)"},
      {Piece::StartsWith,  {"startsWith"},    {Piece::Compare}, {"algorithm"},           R"(
template <class A, class B> bool startsWith(const A &whole, const B &part) {
  return part.size() <= whole.size() && std::equal(part.begin(), part.end(), whole.begin(),
                                                   [](const auto &x, const auto &y) { return equal(x, y); });
}
)"},
      {Piece::EndsWith,    {"endsWith"},      {Piece::Compare}, {"algorithm"},           R"(
template <class A, class B> bool endsWith(const A &whole, const B &part) {
  return part.size() <= whole.size() && std::equal(part.rbegin(), part.rend(), whole.rbegin(),
                                                   [](const auto &x, const auto &y) { return equal(x, y); });
}
)"},
      {Piece::HasPiece,    {"hasPiece"},      {Piece::Compare}, {"algorithm"},           R"(
// The part stands somewhere in the whole, in one piece.
template <class A, class B> bool hasPiece(const A &whole, const B &part) {
  return part.empty() || std::search(whole.begin(), whole.end(), part.begin(), part.end(),
                                     [](const auto &x, const auto &y) { return equal(x, y); }) != whole.end();
}
)"},
  };
  return table;
}

}  // namespace

const std::vector<PieceRow> &sequencePieces() {
  static const std::vector<PieceRow> table = [] {
    std::vector<PieceRow> all;
    for (const auto *rows : {&aggregates(), &rearrangements(), &statements(), &comparisonsOfParts()})
      all.insert(all.end(), rows->begin(), rows->end());
    return all;
  }();
  return table;
}

}  // namespace eclat
