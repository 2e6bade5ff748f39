#pragma once

#include "two_way_node.h"

#include <algorithm>
#include <eclat/spec.h>
#include <vector>

namespace two_way_node_spec {

inline constexpr int kMost = 100000;

// The nodes of a chain in order with their entries, and where in it the node is that was asked.
struct Chain {
  std::vector<const TwoWayNode *> nodes;
  std::vector<int> entries;
  int place = 0;

  int size() const { return static_cast<int>(nodes.size()); }
  bool operator==(const Chain &other) const {
    return nodes == other.nodes && entries == other.entries && place == other.place;
  }
  Chain with(int at, const TwoWayNode *node, int entry, int newPlace) const {
    Chain changed = *this;
    changed.nodes.insert(changed.nodes.begin() + at, node);
    changed.entries.insert(changed.entries.begin() + at, entry);
    changed.place = newPlace;
    return changed;
  }
  const TwoWayNode *nodeAt(int at) const {
    return at < 0 || at >= size() ? nullptr : nodes[static_cast<std::size_t>(at)];
  }
  // The nodes from `from` to before `to`, of which the one at `newPlace` is asked.
  Chain part(int from, int to, int newPlace) const {
    return {
        {nodes.begin() + from,   nodes.begin() + to  },
        {entries.begin() + from, entries.begin() + to},
        newPlace
    };
  }
  Chain without(int at) const {
    Chain changed = *this;
    changed.nodes.erase(changed.nodes.begin() + at);
    changed.entries.erase(changed.entries.begin() + at);
    return changed;
  }
};

inline Chain chainOf(const TwoWayNode &node) {
  Chain chain;
  const TwoWayNode *first = &node;
  for (; first->previous_ && chain.place <= kMost; first = first->previous_)
    ++chain.place;
  for (; first && chain.size() <= kMost; first = first->next_) {
    chain.nodes.push_back(first);
    chain.entries.push_back(first->entry_);
  }
  return chain;
}

inline bool isSound(const TwoWayNode &node) {
  Chain chain = chainOf(node);
  if (chain.place > kMost || chain.size() > kMost || chain.nodeAt(chain.place) != &node)
    return false;
  for (int i = 0; i < chain.size(); ++i)
    if (chain.nodeAt(i)->previous_ != chain.nodeAt(i - 1) || chain.nodeAt(i)->next_ != chain.nodeAt(i + 1))
      return false;
  return true;
}

// What is left of the chain when the node that was asked is out of it, seen from one of its nodes.
inline bool isClosedUp(const Chain &before) {
  const TwoWayNode *left = before.nodeAt(before.place ? 0 : 1);
  if (!left)
    return true;
  Chain expected = before.without(before.place), now = chainOf(*left);
  return now.nodes == expected.nodes && now.entries == expected.entries;
}

}  // namespace two_way_node_spec

template <> struct eclat::Spec<TwoWayNode> {
  static void invariant(const TwoWayNode &self) { ECLAT_INVARIANT(two_way_node_spec::isSound(self)); }

  static auto constructor(int entry) {
    return [entry](const TwoWayNode &made) {
      ECLAT_ENSURES(made.entry_ == entry);
      ECLAT_ENSURES(!made.previous_ && !made.next_);
    };
  }

  static auto getEntry(const TwoWayNode &self) {
    return [&self, before = two_way_node_spec::chainOf(self), entry = self.entry_](int result) {
      ECLAT_ENSURES(result == entry);
      ECLAT_ENSURES(two_way_node_spec::chainOf(self) == before);
    };
  }

  static auto setEntry(const TwoWayNode &self, int entry) {
    auto changed = two_way_node_spec::chainOf(self);
    changed.entries[static_cast<std::size_t>(changed.place)] = entry;
    return [&self, changed] { ECLAT_ENSURES(two_way_node_spec::chainOf(self) == changed); };
  }

  static auto getNextNode(const TwoWayNode &self) {
    return [&self, before = two_way_node_spec::chainOf(self)](const TwoWayNode *result) {
      ECLAT_ENSURES(result == before.nodeAt(before.place + 1));
      ECLAT_ENSURES(two_way_node_spec::chainOf(self) == before);
    };
  }

  static auto getPreviousNode(const TwoWayNode &self) {
    return [&self, before = two_way_node_spec::chainOf(self)](const TwoWayNode *result) {
      ECLAT_ENSURES(result == before.nodeAt(before.place - 1));
      ECLAT_ENSURES(two_way_node_spec::chainOf(self) == before);
    };
  }

  static auto isFirst(const TwoWayNode &self) {
    return [&self, before = two_way_node_spec::chainOf(self)](bool result) {
      ECLAT_ENSURES(result == (before.place == 0));
      ECLAT_ENSURES(two_way_node_spec::chainOf(self) == before);
    };
  }

  static auto isLast(const TwoWayNode &self) {
    return [&self, before = two_way_node_spec::chainOf(self)](bool result) {
      ECLAT_ENSURES(result == (before.place == before.size() - 1));
      ECLAT_ENSURES(two_way_node_spec::chainOf(self) == before);
    };
  }

  static auto isAlone(const TwoWayNode &self) {
    return [&self, before = two_way_node_spec::chainOf(self)](bool result) {
      ECLAT_ENSURES(result == (before.size() == 1));
      ECLAT_ENSURES(two_way_node_spec::chainOf(self) == before);
    };
  }

  static auto insertAfter(const TwoWayNode &self, const TwoWayNode &node) {
    ECLAT_REQUIRES(&node != &self);
    ECLAT_REQUIRES(!node.previous_ && !node.next_);
    auto before = two_way_node_spec::chainOf(self);
    return [&self, changed = before.with(before.place + 1, &node, node.entry_, before.place)] {
      ECLAT_ENSURES(two_way_node_spec::chainOf(self) == changed);
    };
  }

  static auto insertBefore(const TwoWayNode &self, const TwoWayNode &node) {
    ECLAT_REQUIRES(&node != &self);
    ECLAT_REQUIRES(!node.previous_ && !node.next_);
    auto before = two_way_node_spec::chainOf(self);
    return [&self, changed = before.with(before.place, &node, node.entry_, before.place + 1)] {
      ECLAT_ENSURES(two_way_node_spec::chainOf(self) == changed);
    };
  }

  static auto unlink(const TwoWayNode &self) {
    return [&self, before = two_way_node_spec::chainOf(self), entry = self.entry_] {
      ECLAT_ENSURES(!self.previous_ && !self.next_ && self.entry_ == entry);
      ECLAT_ENSURES(two_way_node_spec::isClosedUp(before));
    };
  }

  static auto split(const TwoWayNode &self) {
    return [&self, before = two_way_node_spec::chainOf(self)] {
      ECLAT_ENSURES(two_way_node_spec::chainOf(self) == before.part(before.place, before.size(), 0));
      ECLAT_ENSURES(before.place == 0 ||
                    two_way_node_spec::chainOf(*before.nodeAt(0)) == before.part(0, before.place, 0));
    };
  }

  static auto chainLength(const TwoWayNode &self) {
    return [&self, before = two_way_node_spec::chainOf(self)](int result) {
      ECLAT_ENSURES(result == before.size());
      ECLAT_ENSURES(two_way_node_spec::chainOf(self) == before);
    };
  }

  static auto leadsTo(const TwoWayNode &self, const TwoWayNode &other) {
    return [&self, &other, before = two_way_node_spec::chainOf(self)](bool result) {
      auto found = std::find(before.nodes.begin() + before.place, before.nodes.end(), &other);
      ECLAT_ENSURES(result == (found != before.nodes.end()));
      ECLAT_ENSURES(two_way_node_spec::chainOf(self) == before);
    };
  }
};
