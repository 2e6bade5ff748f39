#include "emit/cpp/prelude_pieces.h"

namespace eclat {

const std::vector<PieceRow> &elementPieces() {
  static const std::vector<PieceRow> table = {
      {Piece::Parts,       {"partsOf"},                {Piece::Plain},   {"iterator", "vector"},           R"(
// The same part of each element.
template <class Range, class Read> auto partsOf(const Range &range, Read read) {
  std::vector<decltype(plain(read(*std::begin(range))))> parts;
  for (const auto &element : range)
    parts.push_back(plain(read(element)));
  return parts;
}
)"},
      {Piece::KnownParts,  {"knownPartsOf"},           {Piece::Parts},   {"optional"},                     R"(
// No value where one of the elements has no such part.
template <class Range, class Read, class Known> auto knownPartsOf(const Range &range, Read read, Known known) {
  std::optional<decltype(partsOf(range, read))> parts;
  for (const auto &element : range)
    if (!known(element))
      return parts;
  parts = partsOf(range, read);
  return parts;
}
)"},
      {Piece::InOrder,     {"InOrder"},                {},               {"vector"},                       R"(
template <class T> struct InOrder {
  struct Iterator {
    const T *const *at;
    const T &operator*() const { return **at; }
    void operator++() { ++at; }
    bool operator!=(const Iterator &other) const { return at != other.at; }
  };
  Iterator begin() const { return {items.data()}; }
  Iterator end() const { return {items.data() + items.size()}; }
  std::vector<const T *> items;
};
)"},
      {Piece::Sorted,      {"sortedBy"},               {Piece::InOrder}, {"algorithm"},                    R"(
// In a hash table the order of the elements says nothing.
template <class Range, class Key> auto sortedBy(const Range &range, Key key) {
  InOrder<typename Range::value_type> sorted;
  for (const auto &element : range)
    sorted.items.push_back(&element);
  std::stable_sort(sorted.items.begin(), sorted.items.end(), [&](auto *a, auto *b) { return key(*a) < key(*b); });
  return sorted;
}
)"},
      {Piece::List,        {"nodeBehind", "listFrom"}, {Piece::InOrder}, {"set", "type_traits"},           R"(
template <class Link> auto nodeBehind(const Link &link) {
  return link ? static_cast<const std::remove_reference_t<decltype(*link)> *>(&*link) : nullptr;
}

// Linked nodes, up to one that was there before.
template <class Link, class Next> auto listFrom(const Link &first, Next next) {
  InOrder<std::remove_cv_t<std::remove_reference_t<decltype(*first)>>> nodes;
  std::set<const void *> seen;
  for (auto at = nodeBehind(first); at && seen.insert(at).second; at = nodeBehind(next(*at)))
    nodes.items.push_back(at);
  return nodes;
}
)"},
      {Piece::Tree,        {"treeFrom"},               {Piece::List},    {"set", "type_traits", "vector"}, R"(
// The nodes of a binary tree from left to right, each once.
template <class Link, class Left, class Right> auto treeFrom(const Link &root, Left left, Right right) {
  InOrder<std::remove_cv_t<std::remove_reference_t<decltype(*root)>>> nodes;
  std::set<const void *> seen;
  std::vector<decltype(nodeBehind(root))> above;
  for (auto at = nodeBehind(root);;) {
    for (; at && seen.insert(at).second; at = nodeBehind(left(*at)))
      above.push_back(at);
    if (above.empty())
      return nodes;
    nodes.items.push_back(above.back());
    at = nodeBehind(right(*above.back()));
    above.pop_back();
  }
}
)"},
      {Piece::ContainerOf, {"containerOf"},            {},               {},                               R"(
// The container of a stack or queue is protected: a derived class may name it.
template <class Adaptor> const auto &containerOf(const Adaptor &adaptor) {
  struct Opened : Adaptor {
    static const typename Adaptor::container_type &of(const Adaptor &whole) { return whole.*&Opened::c; }
  };
  return Opened::of(adaptor);
}
)"},
      {Piece::Bits,        {"bitsOf"},                 {},               {"cstddef", "vector"},            R"(
template <class Set> std::vector<long long> bitsOf(const Set &set) {
  std::vector<long long> bits;
  for (std::size_t i = 0; i < set.size(); ++i)
    bits.push_back(set.test(i));
  return bits;
}
)"},
  };
  return table;
}

}  // namespace eclat
