#pragma once

#include "twl_item.h"
#include "two_way_list.h"

#include <eclat/spec.h>
#include <string>
#include <vector>

namespace two_way_list_spec {

inline constexpr std::size_t kMost = 100000;

// The entries, and the place of the cursor: -1 off the front, as many as there are entries off the end.
struct State {
  std::vector<const TwlItem *> entries;
  int cursor = -2;  // nowhere

  int size() const { return static_cast<int>(entries.size()); }
  bool isOnEntry() const { return cursor >= 0 && cursor < size(); }
  bool operator==(const State &other) const { return entries == other.entries && cursor == other.cursor; }

  State at(int place) const { return {entries, place}; }
  State with(int place, const TwlItem *item, int newCursor) const {
    State changed{entries, newCursor};
    changed.entries.insert(changed.entries.begin() + place, item);
    return changed;
  }
  State without(int place) const {
    State changed{entries, cursor};
    changed.entries.erase(changed.entries.begin() + place);
    return changed;
  }
  State replaced(const TwlItem *from, const TwlItem *to) const {
    State changed = *this;
    for (const TwlItem *&entry : changed.entries)
      if (entry == from)
        entry = to;
    return changed;
  }
};

inline State stateOf(const TwoWayList &list) {
  State state;
  if (list.cursor_ == &list.front_)
    state.cursor = -1;
  auto *node = list.front_.next;
  for (; node && node != &list.end_ && state.entries.size() <= kMost; node = node->next) {
    if (node == list.cursor_)
      state.cursor = state.size();
    state.entries.push_back(node->entry);
  }
  if (list.cursor_ == &list.end_)
    state.cursor = state.size();
  return state;
}

// Both directions are the same chain, from one end to the other.
inline bool isLinked(const TwoWayList &list) {
  const auto *node = &list.front_;
  std::size_t count = 0;
  while (node->next && node->next->previous == node && node != &list.end_ && ++count <= kMost)
    node = node->next;
  return node == &list.end_ && !node->next && !list.front_.previous;
}

inline bool mayHold(const TwoWayList &list, const TwlItem *item) {
  return item && (item == &list || dynamic_cast<const TwlIntItem *>(item));
}

inline bool isSound(const TwoWayList &list) {
  State state = stateOf(list);
  bool isGood = state.cursor != -2 && isLinked(list);
  for (const TwlItem *entry : state.entries)
    isGood = isGood && mayHold(list, entry);
  return isGood;
}

inline std::string textOf(const TwlItem &item) {
  if (auto *number = dynamic_cast<const TwlIntItem *>(&item))
    return std::to_string(number->value_);
  auto *list = dynamic_cast<const TwoWayList *>(&item);
  if (!list)
    return "";
  std::string text;
  for (const TwlItem *entry : stateOf(*list).entries) {
    auto *number = dynamic_cast<const TwlIntItem *>(entry);
    text += (text.empty() ? "" : ", ") + (number ? std::to_string(number->value_) : "(this list)");
  }
  return "<" + text + ">";
}

}  // namespace two_way_list_spec

template <> struct eclat::Spec<TwlItem> {
  static auto toString(const TwlItem &self) {
    return [text = two_way_list_spec::textOf(self)](const std::string &result) { ECLAT_ENSURES(result == text); };
  }
};

template <> struct eclat::Spec<TwlIntItem> {
  static constexpr auto laws = "copy self-assignment move";

  static auto constructor(int value) {
    return [value](const TwlIntItem &made) { ECLAT_ENSURES(made.value_ == value); };
  }
  static auto value(const TwlIntItem &self) {
    return [&self, value = self.value_](int result) { ECLAT_ENSURES(result == value && self.value_ == value); };
  }
  static auto toString(const TwlIntItem &self) {
    return [&self, value = self.value_](const std::string &result) {
      ECLAT_ENSURES(result == std::to_string(value));
      ECLAT_ENSURES(self.value_ == value);
    };
  }
};

template <> struct eclat::Spec<TwoWayList> {
  static constexpr auto laws = "copy independence self-assignment move";

  static void invariant(const TwoWayList &self) { ECLAT_INVARIANT(two_way_list_spec::isSound(self)); }

  static auto constructor() {
    return [](const TwoWayList &made) {
      ECLAT_ENSURES(two_way_list_spec::stateOf(made).entries.empty());
      ECLAT_ENSURES(two_way_list_spec::stateOf(made).cursor == -1);
    };
  }

  static auto constructor(const TwoWayList &other) {
    return [&other, before = two_way_list_spec::stateOf(other)](const TwoWayList &made) {
      ECLAT_ENSURES(two_way_list_spec::stateOf(made) == before.replaced(&other, &made));
      ECLAT_ENSURES(two_way_list_spec::stateOf(other) == before);
    };
  }

  static auto operator_assign(const TwoWayList &self, const TwoWayList &other) {
    return [&self, &other, before = two_way_list_spec::stateOf(other)](const TwoWayList &result) {
      ECLAT_ENSURES(two_way_list_spec::stateOf(self) == before.replaced(&other, &self));
      ECLAT_ENSURES(two_way_list_spec::stateOf(other) == before);
      ECLAT_ENSURES(&result == &self);
    };
  }

  static auto firstEntry(const TwoWayList &self) {
    return [&self, before = two_way_list_spec::stateOf(self)] {
      ECLAT_ENSURES(two_way_list_spec::stateOf(self) == before.at(0));
    };
  }

  static auto increment(const TwoWayList &self) {
    auto before = two_way_list_spec::stateOf(self);
    ECLAT_REQUIRES(before.cursor < before.size());
    return [&self, before] { ECLAT_ENSURES(two_way_list_spec::stateOf(self) == before.at(before.cursor + 1)); };
  }

  static auto lastEntry(const TwoWayList &self) {
    return [&self, before = two_way_list_spec::stateOf(self)] {
      ECLAT_ENSURES(two_way_list_spec::stateOf(self) == before.at(before.size() - 1));
    };
  }

  static auto decrement(const TwoWayList &self) {
    auto before = two_way_list_spec::stateOf(self);
    ECLAT_REQUIRES(before.cursor >= 0);
    return [&self, before] { ECLAT_ENSURES(two_way_list_spec::stateOf(self) == before.at(before.cursor - 1)); };
  }

  static auto isOffFront(const TwoWayList &self) {
    return [&self, before = two_way_list_spec::stateOf(self)](bool result) {
      ECLAT_ENSURES(result == (before.cursor == -1));
      ECLAT_ENSURES(two_way_list_spec::stateOf(self) == before);
    };
  }

  static auto isOffEnd(const TwoWayList &self) {
    return [&self, before = two_way_list_spec::stateOf(self)](bool result) {
      ECLAT_ENSURES(result == (before.cursor == before.size()));
      ECLAT_ENSURES(two_way_list_spec::stateOf(self) == before);
    };
  }

  static auto isEmpty(const TwoWayList &self) {
    return [&self, before = two_way_list_spec::stateOf(self)](bool result) {
      ECLAT_ENSURES(result == before.entries.empty());
      ECLAT_ENSURES(two_way_list_spec::stateOf(self) == before);
    };
  }

  static auto getEntry(const TwoWayList &self) {
    auto before = two_way_list_spec::stateOf(self);
    ECLAT_REQUIRES(before.isOnEntry());
    return [&self, before](const TwlItem *result) {
      ECLAT_ENSURES(result == before.entries[static_cast<std::size_t>(before.cursor)]);
      ECLAT_ENSURES(two_way_list_spec::stateOf(self) == before);
    };
  }

  static auto insertBefore(const TwoWayList &self, const TwlItem *item) {
    auto before = two_way_list_spec::stateOf(self);
    ECLAT_REQUIRES(two_way_list_spec::mayHold(self, item));
    ECLAT_REQUIRES(before.cursor >= 0);
    return [&self, before, item] {
      ECLAT_ENSURES(two_way_list_spec::stateOf(self) == before.with(before.cursor, item, before.cursor + 1));
    };
  }

  static auto insertAfter(const TwoWayList &self, const TwlItem *item) {
    auto before = two_way_list_spec::stateOf(self);
    ECLAT_REQUIRES(two_way_list_spec::mayHold(self, item));
    ECLAT_REQUIRES(before.cursor < before.size());
    return [&self, before, item] {
      ECLAT_ENSURES(two_way_list_spec::stateOf(self) == before.with(before.cursor + 1, item, before.cursor));
    };
  }

  static auto removeEntry(const TwoWayList &self) {
    auto before = two_way_list_spec::stateOf(self);
    ECLAT_REQUIRES(before.isOnEntry());
    return [&self, before] { ECLAT_ENSURES(two_way_list_spec::stateOf(self) == before.without(before.cursor)); };
  }

  static auto toString(const TwoWayList &self) {
    return [&self, text = two_way_list_spec::textOf(self),
            before = two_way_list_spec::stateOf(self)](const std::string &result) {
      ECLAT_ENSURES(result == text);
      ECLAT_ENSURES(two_way_list_spec::stateOf(self) == before);
    };
  }
};
