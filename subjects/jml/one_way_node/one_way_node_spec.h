#pragma once

#include "one_way_node.h"

#include <eclat/spec.h>
#include <vector>

namespace one_way_node_spec {

inline constexpr std::size_t kMost = 100000;

inline std::vector<int> entries(const OneWayNode *node) {
  std::vector<int> all;
  for (; node && all.size() <= kMost; node = node->next_.get())
    all.push_back(node->entry_);
  return all;
}
inline std::vector<int> entries(const OneWayNode &node) { return entries(&node); }

inline std::vector<int> joined(int first, const std::vector<int> &rest) {
  std::vector<int> all{first};
  all.insert(all.end(), rest.begin(), rest.end());
  return all;
}

}  // namespace one_way_node_spec

template <> struct eclat::Spec<OneWayNode> {
  static constexpr auto laws = "copy independence self-assignment move equality";

  static void invariant(const OneWayNode &self) {
    ECLAT_INVARIANT(one_way_node_spec::entries(self).size() <= one_way_node_spec::kMost);
  }

  static auto constructor(int entry) {
    return
        [entry](const OneWayNode &made) { ECLAT_ENSURES(one_way_node_spec::entries(made) == std::vector<int>{entry}); };
  }

  static auto constructor(int entry, const OneWayNode &rest) {
    return [&rest, entry, behind = one_way_node_spec::entries(rest)](const OneWayNode &made) {
      ECLAT_ENSURES(one_way_node_spec::entries(made) == one_way_node_spec::joined(entry, behind));
      ECLAT_ENSURES(one_way_node_spec::entries(rest) == behind);
      ECLAT_ENSURES(made.next_.get() != &rest);
    };
  }

  static auto constructor(const OneWayNode &other) {
    return [&other, all = one_way_node_spec::entries(other)](const OneWayNode &made) {
      ECLAT_ENSURES(one_way_node_spec::entries(made) == all);
      ECLAT_ENSURES(one_way_node_spec::entries(other) == all);
      ECLAT_ENSURES(!made.next_ || made.next_ != other.next_);
    };
  }

  static auto operator_assign(const OneWayNode &self, const OneWayNode &other) {
    return [&self, all = one_way_node_spec::entries(other)](const OneWayNode &result) {
      ECLAT_ENSURES(one_way_node_spec::entries(self) == all);
      ECLAT_ENSURES(&result == &self);
    };
  }

  static auto getEntry(const OneWayNode &self) {
    return [&self, all = one_way_node_spec::entries(self)](int result) {
      ECLAT_ENSURES(result == all.front());
      ECLAT_ENSURES(one_way_node_spec::entries(self) == all);
    };
  }

  static auto setEntry(const OneWayNode &self, int entry) {
    return [&self, entry, behind = one_way_node_spec::entries(self.next_.get())] {
      ECLAT_ENSURES(one_way_node_spec::entries(self) == one_way_node_spec::joined(entry, behind));
    };
  }

  static auto hasNext(const OneWayNode &self) {
    return [&self, all = one_way_node_spec::entries(self)](bool result) {
      ECLAT_ENSURES(result == (all.size() > 1));
      ECLAT_ENSURES(one_way_node_spec::entries(self) == all);
    };
  }

  static auto getNextNode(const OneWayNode &self) {
    return [&self, all = one_way_node_spec::entries(self), next = self.next_.get()](const OneWayNode *result) {
      ECLAT_ENSURES(result == next);
      ECLAT_ENSURES((result != nullptr) == (all.size() > 1));
      ECLAT_ENSURES(one_way_node_spec::entries(self) == all);
    };
  }

  static auto insertAfter(const OneWayNode &self, int entry) {
    auto behind = one_way_node_spec::joined(entry, one_way_node_spec::entries(self.next_.get()));
    return [&self, all = one_way_node_spec::joined(self.entry_, behind), next = self.next_.get()] {
      ECLAT_ENSURES(one_way_node_spec::entries(self) == all);
      ECLAT_ENSURES(self.next_ && self.next_->next_.get() == next);
    };
  }

  static auto removeNextNode(const OneWayNode &self) {
    ECLAT_REQUIRES(self.next_ != nullptr);
    auto behind = one_way_node_spec::entries(self.next_->next_.get());
    return [&self, all = one_way_node_spec::joined(self.entry_, behind), next = self.next_->next_.get()] {
      ECLAT_ENSURES(one_way_node_spec::entries(self) == all);
      ECLAT_ENSURES(self.next_.get() == next);
    };
  }

  static auto length(const OneWayNode &self) {
    return [&self, all = one_way_node_spec::entries(self)](int result) {
      ECLAT_ENSURES(result >= 1 && static_cast<std::size_t>(result) == all.size());
      ECLAT_ENSURES(one_way_node_spec::entries(self) == all);
    };
  }

  static auto operator_equal(const OneWayNode &self, const OneWayNode &other) {
    return [mine = one_way_node_spec::entries(self), theirs = one_way_node_spec::entries(other)](bool result) {
      ECLAT_ENSURES(result == (mine == theirs));
    };
  }

  static auto operator_not_equal(const OneWayNode &self, const OneWayNode &other) {
    return [mine = one_way_node_spec::entries(self), theirs = one_way_node_spec::entries(other)](bool result) {
      ECLAT_ENSURES(result == (mine != theirs));
    };
  }
};
