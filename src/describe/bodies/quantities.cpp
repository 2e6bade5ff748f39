#include "describe/bodies/quantities.h"

#include <algorithm>
#include <utility>

namespace eclat {

Quantities::Id Quantities::fresh() {
  Id id = static_cast<Id>(nodes_.size());
  nodes_.push_back({
      id, 1, {none, none, none},
        false
  });
  return id;
}

Quantities::Id Quantities::named(const Quantity &key, const std::string &owner, Shown shown) {
  auto found = names_.find(key);
  if (found != names_.end())
    return found->second.id;
  Id id = fresh();
  names_.emplace(key, Name{id, owner, shown});
  if (shown.size)
    part(id, Part::Size);
  if (shown.elements)
    part(id, Part::Elements);
  if (shown.values)
    part(id, Part::Second);
  return id;
}

Quantities::Id Quantities::find(Id id) const {
  while (nodes_[id].parent != id)
    id = nodes_[id].parent;
  return id;
}

Quantities::Id Quantities::part(Id whole, Part part) {
  if (whole == none)
    return none;
  Id root = find(whole);
  int index = static_cast<int>(part);
  if (nodes_[root].parts[index] == none) {
    Id made = fresh();
    nodes_[root].parts[index] = made;
  }
  return nodes_[root].parts[index];
}

Quantities::Id Quantities::unite(Id a, Id b) {
  if (a == none || b == none)
    return a == none ? b : a;
  std::vector<std::pair<Id, Id>> pending = {
      {a, b}
  };
  while (!pending.empty()) {
    Id kept = find(pending.back().first), gone = find(pending.back().second);
    pending.pop_back();
    if (kept == gone)
      continue;
    if (nodes_[kept].weight < nodes_[gone].weight)
      std::swap(kept, gone);
    nodes_[gone].parent = kept;
    nodes_[kept].weight += nodes_[gone].weight;
    nodes_[kept].lost |= nodes_[gone].lost;
    for (int i = 0; i < partCount; ++i) {
      Id &mine = nodes_[kept].parts[i];
      Id theirs = nodes_[gone].parts[i];
      if (mine != none && theirs != none)
        pending.emplace_back(mine, theirs);
      else if (mine == none)
        mine = theirs;
    }
  }
  return find(a);
}

void Quantities::lose(Id id) {
  if (id != none)
    nodes_[find(id)].lost = true;
}

std::vector<std::vector<Quantity>> Quantities::groups(const std::set<std::string> &hiddenOwners) const {
  std::map<Id, std::vector<Quantity>> byRoot;
  auto show = [&](Id id, Quantity key) { byRoot[find(id)].push_back(std::move(key)); };
  for (const auto &[key, name] : names_) {
    if (hiddenOwners.contains(name.owner))
      continue;
    if (name.shown.whole)
      show(name.id, key);
    const Node &root = nodes_[find(name.id)];
    if (name.shown.size)
      show(root.parts[static_cast<int>(Part::Size)], key.partOf(QuantityPart::Size));
    if (name.shown.elements)
      show(root.parts[static_cast<int>(Part::Elements)], key.partOf(QuantityPart::Elements));
    if (name.shown.values)
      show(root.parts[static_cast<int>(Part::Second)], key.partOf(QuantityPart::Values));
  }
  std::vector<std::vector<Quantity>> groups;
  for (auto &[root, keys] : byRoot) {
    if (keys.size() == 1 && nodes_[root].lost)
      continue;
    std::ranges::sort(keys);
    groups.push_back(std::move(keys));
  }
  std::ranges::sort(groups);
  return groups;
}

}  // namespace eclat
