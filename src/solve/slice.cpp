#include "solve/slice.h"

#include <algorithm>
#include <map>

namespace eclat {

std::uint64_t hashDomain(const Domain &domain) {
  std::uint64_t h = mixHash(domain.bits, static_cast<std::uint64_t>(domain.isSigned) * 2 + domain.isText);
  for (std::int64_t value : domain.allowed)
    h = mixHash(h, static_cast<std::uint64_t>(value));
  return h;
}

Slicer::Slicer(const SymbolicRun &run) {
  std::map<std::uint64_t, std::size_t> numbers;  // of literals that may change
  std::map<std::uint64_t, std::uint64_t> domains;
  for (const PlacedLiteral &literal : run.literals)
    if (!literal.domain.isFixed) {
      numbers.emplace(literal.offset, numbers.size());
      domains[literal.offset] = hashDomain(literal.domain);
    }
  words_ = numbers.size() / 64 + 1;
  sets_.resize(run.nodes.size() * words_);
  hashes_.resize(run.nodes.size());
  for (std::size_t i = 1; i < run.nodes.size(); ++i) {
    const sym::Node &node = run.nodes[i];
    std::uint64_t first = mixHash(static_cast<std::uint64_t>(node.op) << 8 | node.width, node.k), second = ~first;
    if (node.op == sym::Op::Var) {
      auto it = numbers.find(node.k);
      if (it != numbers.end())
        sets_[i * words_ + it->second / 64] |= Set{1} << it->second % 64;
      // What may not change is the number that it is.
      first = it != numbers.end() ? mixHash(first, domains[node.k]) : mixHash(node.width, node.value);
      second = ~first;
    }
    for (sym::Handle operand : {node.a, node.b, node.c}) {
      first = mixHash(first, hashes_[operand].first);
      second = mixHash(second, hashes_[operand].second + 1);
      for (std::size_t w = 0; w < words_; ++w)
        sets_[i * words_ + w] |= sets_[operand * words_ + w];
    }
    hashes_[i] = {first, second};
  }
}

bool Slicer::touches(sym::Handle node, const std::vector<Set> &literals) const {
  for (std::size_t w = 0; w < words_; ++w)
    if (sets_[node * words_ + w] & literals[w])
      return true;
  return false;
}

bool Slicer::addTo(std::vector<Set> &literals, sym::Handle node) const {
  bool isMore = false;
  for (std::size_t w = 0; w < words_; ++w) {
    Set joined = literals[w] | sets_[node * words_ + w];
    isMore = isMore || joined != literals[w];
    literals[w] = joined;
  }
  return isMore;
}

bool Slicer::isFixed(sym::Handle node) const {
  return std::all_of(sets_.begin() + static_cast<long>(node * words_),
                     sets_.begin() + static_cast<long>((node + 1) * words_), [](Set s) { return s == 0; });
}

std::vector<Wanted> Slicer::slice(const std::vector<Wanted> &all) const {
  std::vector<Wanted> out = sliceFrom(all, {all.back().node});
  if (out.empty() || out.back() != all.back())
    out.push_back(all.back());
  return out;
}

std::vector<Wanted> Slicer::sliceFrom(const std::vector<Wanted> &all, const std::vector<sym::Handle> &nodes) const {
  std::vector<Set> literals(words_, 0);
  std::vector<bool> isIn(all.size(), false);
  for (sym::Handle node : nodes)
    addTo(literals, node);
  for (bool isMore = true; isMore;) {
    isMore = false;
    for (std::size_t i = 0; i < all.size(); ++i)
      if (!isIn[i] && touches(all[i].node, literals)) {
        isIn[i] = true;
        isMore = addTo(literals, all[i].node) || isMore;
      }
  }
  std::vector<Wanted> out;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (isIn[i])
      out.push_back(all[i]);
  return out;
}

std::pair<std::uint64_t, std::uint64_t> Slicer::keyOf(const std::vector<Wanted> &sliced) const {
  std::pair<std::uint64_t, std::uint64_t> key{1, 2};
  for (const Wanted &wanted : sliced) {
    key.first = mixHash(key.first, hashes_[wanted.node].first * 2 + wanted.value);
    key.second = mixHash(key.second, hashes_[wanted.node].second * 2 + wanted.value);
  }
  return key;
}

}  // namespace eclat
