#include "solve/region.h"

#include <algorithm>
#include <map>
#include <set>

namespace eclat {

namespace {

using sym::Handle;

// Number 1 is the first of those that follow; operands come before what they are operands of.
std::vector<Handle> nodesBelow(const std::vector<sym::Node> &nodes, std::vector<Handle> stack) {
  std::set<Handle> seen;
  while (!stack.empty()) {
    Handle handle = stack.back();
    stack.pop_back();
    if (handle == 0 || !seen.insert(handle).second)
      continue;
    for (Handle operand : {nodes[handle].a, nodes[handle].b, nodes[handle].c})
      stack.push_back(operand);
  }
  return {seen.begin(), seen.end()};
}

// What it needs of the run, and no more.
Region cut(const SymbolicRun &run, Region region) {
  std::vector<Handle> wanted = region.values;
  for (const Wanted &condition : region.path)
    wanted.push_back(condition.node);
  std::map<Handle, Handle> moved{
      {0, 0}
  };
  region.run.nodes.push_back(run.nodes.front());
  std::set<std::uint64_t> offsets;
  for (Handle old : nodesBelow(run.nodes, wanted)) {
    sym::Node node = run.nodes[old];
    node.a = moved[node.a];
    node.b = moved[node.b];
    node.c = moved[node.c];
    if (node.op == sym::Op::Var)
      offsets.insert(node.k);
    moved[old] = static_cast<Handle>(region.run.nodes.size());
    region.run.nodes.push_back(node);
  }
  for (Handle &value : region.values)
    value = moved[value];
  for (Wanted &condition : region.path)
    condition.node = moved[condition.node];
  for (const PlacedLiteral &literal : run.literals)
    if (offsets.contains(literal.offset))
      region.run.literals.push_back(literal);
  return region;
}

// The literals of a region, numbered as one meets them from its values on.
class Numbering {
public:
  explicit Numbering(const Region &region) : nodes_(region.run.nodes), isSeen_(nodes_.size(), false) {
    for (Handle value : region.values)
      visit(value);
    for (const Wanted &condition : region.path)
      visit(condition.node);
  }
  std::uint64_t of(std::uint64_t offset) const { return numbers_.at(offset); }

private:
  void visit(Handle root) {
    std::vector<Handle> stack = {root};
    while (!stack.empty()) {
      Handle handle = stack.back();
      stack.pop_back();
      if (handle == 0 || isSeen_[handle])
        continue;
      isSeen_[handle] = true;
      const sym::Node &node = nodes_[handle];
      if (node.op == sym::Op::Var)
        numbers_.emplace(node.k, numbers_.size());
      for (Handle operand : {node.c, node.b, node.a})
        stack.push_back(operand);
    }
  }

  const std::vector<sym::Node> &nodes_;
  std::vector<bool> isSeen_;
  std::map<std::uint64_t, std::uint64_t> numbers_;
};

}  // namespace

std::vector<Region> regionsOf(const SymbolicRun &run, const std::vector<Wanted> &path, const Slicer &slicer) {
  std::vector<Region> out;
  for (std::size_t i = 0; i < run.shapes.size(); ++i) {
    Region region;
    region.shape = run.shapes[i];
    for (const sym::Mark &mark : run.marks)
      if (mark.kind == sym::MarkKind::State && mark.place == i)
        region.values.push_back(mark.node);
    region.path = slicer.sliceFrom(path, region.values);
    out.push_back(cut(run, std::move(region)));
  }
  return out;
}

std::pair<std::uint64_t, std::uint64_t> keyOf(const Region &region) {
  Numbering numbers(region);
  std::map<std::uint64_t, const Domain *> domains;
  for (const PlacedLiteral &literal : region.run.literals)
    domains[literal.offset] = &literal.domain;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> hashes(region.run.nodes.size());
  for (std::size_t i = 1; i < region.run.nodes.size(); ++i) {
    const sym::Node &node = region.run.nodes[i];
    std::uint64_t k = node.k;
    if (node.op == sym::Op::Var) {
      auto domain = domains.find(node.k);
      bool isFixed = domain == domains.end() || domain->second->isFixed;
      k = isFixed ? mixHash(3, node.value) : mixHash(numbers.of(node.k), hashDomain(*domain->second));
    }
    std::uint64_t first = mixHash(static_cast<std::uint64_t>(node.op) << 8 | node.width, k), second = ~first;
    for (Handle operand : {node.a, node.b, node.c}) {
      first = mixHash(first, hashes[operand].first);
      second = mixHash(second, hashes[operand].second + 1);
    }
    hashes[i] = {first, second};
  }
  std::pair<std::uint64_t, std::uint64_t> key{region.shape, ~region.shape};
  auto add = [&](std::pair<std::uint64_t, std::uint64_t> hash) {
    key = {mixHash(key.first, hash.first), mixHash(key.second, hash.second)};
  };
  for (Handle value : region.values)
    add(hashes[value]);
  // The order in which conditions were met says nothing of the states.
  std::vector<std::pair<std::uint64_t, std::uint64_t>> conditions;
  for (const Wanted &condition : region.path)
    conditions.emplace_back(hashes[condition.node].first * 2 + condition.value,
                            hashes[condition.node].second * 2 + condition.value);
  std::ranges::sort(conditions);
  conditions.erase(std::ranges::unique(conditions).begin(), conditions.end());
  std::ranges::for_each(conditions, add);
  return key;
}

}  // namespace eclat
