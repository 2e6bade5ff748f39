#pragma once

#include "one_way_list.h"
#include "owl_item.h"

#include <eclat/spec.h>
#include <string>
#include <vector>

namespace one_way_list_spec {

inline constexpr std::size_t kMost = 100000;

// The entries, and the place of the cursor: -1 off the front, as many as there are entries off the end.
struct State {
  std::vector<const OwlItem *> entries;
  int cursor = -2;  // nowhere

  int size() const { return static_cast<int>(entries.size()); }
  bool isOnEntry() const { return cursor >= 0 && cursor < size(); }
  bool operator==(const State &other) const { return entries == other.entries && cursor == other.cursor; }

  State at(int place) const { return {entries, place}; }
  State with(int place, const OwlItem *item, int newCursor) const {
    State changed{entries, newCursor};
    changed.entries.insert(changed.entries.begin() + place, item);
    return changed;
  }
  State without(int place) const {
    State changed{entries, cursor};
    changed.entries.erase(changed.entries.begin() + place);
    return changed;
  }
  State replaced(const OwlItem *from, const OwlItem *to) const {
    State changed = *this;
    for (const OwlItem *&entry : changed.entries)
      if (entry == from)
        entry = to;
    return changed;
  }
};

inline State stateOf(const OneWayList &list) {
  State state;
  if (list.cursor_ == &list.front_)
    state.cursor = -1;
  for (auto *node = list.front_.next.get(); node && state.entries.size() <= kMost; node = node->next.get()) {
    if (node == list.cursor_)
      state.cursor = state.size();
    state.entries.push_back(node->entry);
  }
  if (!list.cursor_)
    state.cursor = state.size();
  return state;
}

inline bool mayHold(const OneWayList &list, const OwlItem *item) {
  return item && (item == &list || dynamic_cast<const OwlIntItem *>(item));
}

inline bool isSound(const OneWayList &list) {
  State state = stateOf(list);
  bool isGood = state.cursor != -2 && state.entries.size() <= kMost;
  for (const OwlItem *entry : state.entries)
    isGood = isGood && mayHold(list, entry);
  return isGood;
}

inline std::string textOf(const OwlItem &item) {
  if (auto *number = dynamic_cast<const OwlIntItem *>(&item))
    return std::to_string(number->value_);
  auto *list = dynamic_cast<const OneWayList *>(&item);
  if (!list)
    return "";
  std::string text;
  for (const OwlItem *entry : stateOf(*list).entries) {
    auto *number = dynamic_cast<const OwlIntItem *>(entry);
    text += (text.empty() ? "" : ", ") + (number ? std::to_string(number->value_) : "(this list)");
  }
  return "<" + text + ">";
}

}  // namespace one_way_list_spec

template <> struct eclat::Spec<OwlItem> {
  static auto toString(const OwlItem &self) {
    return [text = one_way_list_spec::textOf(self)](const std::string &result) { ECLAT_ENSURES(result == text); };
  }
};

template <> struct eclat::Spec<OwlIntItem> {
  static constexpr auto laws = "copy self-assignment move";

  static auto constructor(int value) {
    return [value](const OwlIntItem &made) { ECLAT_ENSURES(made.value_ == value); };
  }
  static auto value(const OwlIntItem &self) {
    return [&self, value = self.value_](int result) { ECLAT_ENSURES(result == value && self.value_ == value); };
  }
  static auto toString(const OwlIntItem &self) {
    return [&self, value = self.value_](const std::string &result) {
      ECLAT_ENSURES(result == std::to_string(value));
      ECLAT_ENSURES(self.value_ == value);
    };
  }
};

template <> struct eclat::Spec<OneWayList> {
  static constexpr auto laws = "copy independence self-assignment move";

  static void invariant(const OneWayList &self) { ECLAT_INVARIANT(one_way_list_spec::isSound(self)); }

  static auto constructor() {
    return [](const OneWayList &made) {
      ECLAT_ENSURES(one_way_list_spec::stateOf(made).entries.empty());
      ECLAT_ENSURES(one_way_list_spec::stateOf(made).cursor == -1);
    };
  }

  static auto constructor(const OneWayList &other) {
    return [&other, before = one_way_list_spec::stateOf(other)](const OneWayList &made) {
      ECLAT_ENSURES(one_way_list_spec::stateOf(made) == before.replaced(&other, &made));
      ECLAT_ENSURES(one_way_list_spec::stateOf(other) == before);
    };
  }

  static auto operator_assign(const OneWayList &self, const OneWayList &other) {
    return [&self, &other, before = one_way_list_spec::stateOf(other)](const OneWayList &result) {
      ECLAT_ENSURES(one_way_list_spec::stateOf(self) == before.replaced(&other, &self));
      ECLAT_ENSURES(one_way_list_spec::stateOf(other) == before);
      ECLAT_ENSURES(&result == &self);
    };
  }

  static auto firstEntry(const OneWayList &self) {
    return [&self, before = one_way_list_spec::stateOf(self)] {
      ECLAT_ENSURES(one_way_list_spec::stateOf(self) == before.at(0));
    };
  }

  static auto increment(const OneWayList &self) {
    auto before = one_way_list_spec::stateOf(self);
    ECLAT_REQUIRES(before.cursor < before.size());
    return [&self, before] { ECLAT_ENSURES(one_way_list_spec::stateOf(self) == before.at(before.cursor + 1)); };
  }

  static auto isOffFront(const OneWayList &self) {
    return [&self, before = one_way_list_spec::stateOf(self)](bool result) {
      ECLAT_ENSURES(result == (before.cursor == -1));
      ECLAT_ENSURES(one_way_list_spec::stateOf(self) == before);
    };
  }

  static auto isOffEnd(const OneWayList &self) {
    return [&self, before = one_way_list_spec::stateOf(self)](bool result) {
      ECLAT_ENSURES(result == (before.cursor == before.size()));
      ECLAT_ENSURES(one_way_list_spec::stateOf(self) == before);
    };
  }

  static auto isEmpty(const OneWayList &self) {
    return [&self, before = one_way_list_spec::stateOf(self)](bool result) {
      ECLAT_ENSURES(result == before.entries.empty());
      ECLAT_ENSURES(one_way_list_spec::stateOf(self) == before);
    };
  }

  static auto getEntry(const OneWayList &self) {
    auto before = one_way_list_spec::stateOf(self);
    ECLAT_REQUIRES(before.isOnEntry());
    return [&self, before](const OwlItem *result) {
      ECLAT_ENSURES(result == before.entries[static_cast<std::size_t>(before.cursor)]);
      ECLAT_ENSURES(one_way_list_spec::stateOf(self) == before);
    };
  }

  static auto insertBefore(const OneWayList &self, const OwlItem *item) {
    auto before = one_way_list_spec::stateOf(self);
    ECLAT_REQUIRES(one_way_list_spec::mayHold(self, item));
    ECLAT_REQUIRES(before.cursor >= 0);
    return [&self, before, item] {
      ECLAT_ENSURES(one_way_list_spec::stateOf(self) == before.with(before.cursor, item, before.cursor + 1));
    };
  }

  static auto insertAfter(const OneWayList &self, const OwlItem *item) {
    auto before = one_way_list_spec::stateOf(self);
    ECLAT_REQUIRES(one_way_list_spec::mayHold(self, item));
    ECLAT_REQUIRES(before.cursor < before.size());
    return [&self, before, item] {
      ECLAT_ENSURES(one_way_list_spec::stateOf(self) == before.with(before.cursor + 1, item, before.cursor));
    };
  }

  static auto removeEntry(const OneWayList &self) {
    auto before = one_way_list_spec::stateOf(self);
    ECLAT_REQUIRES(before.isOnEntry());
    return [&self, before] { ECLAT_ENSURES(one_way_list_spec::stateOf(self) == before.without(before.cursor)); };
  }

  static auto toString(const OneWayList &self) {
    return [&self, text = one_way_list_spec::textOf(self),
            before = one_way_list_spec::stateOf(self)](const std::string &result) {
      ECLAT_ENSURES(result == text);
      ECLAT_ENSURES(one_way_list_spec::stateOf(self) == before);
    };
  }
};
