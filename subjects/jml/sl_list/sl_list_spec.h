#pragma once

#include "sl_list.h"
#include "sll_item.h"

#include <algorithm>
#include <eclat/spec.h>
#include <string>
#include <vector>

namespace sl_list_spec {

inline constexpr std::size_t kMost = 100000;

// The entries, and the place of the cursor: as many as there are entries off the end.
struct State {
  std::vector<const SllItem *> entries;
  int cursor = -1;  // nowhere

  int size() const { return static_cast<int>(entries.size()); }
  bool isOnEntry() const { return cursor >= 0 && cursor < size(); }
  bool operator==(const State &other) const { return entries == other.entries && cursor == other.cursor; }

  State at(int place) const { return {entries, place}; }
  State with(int place, const SllItem *item, int newCursor) const {
    State changed{entries, newCursor};
    changed.entries.insert(changed.entries.begin() + place, item);
    return changed;
  }
  State withoutCurrent() const {
    State changed = *this;
    changed.entries.erase(changed.entries.begin() + cursor);
    return changed;
  }
  State withCurrent(const SllItem *item) const {
    State changed = *this;
    changed.entries[static_cast<std::size_t>(cursor)] = item;
    return changed;
  }
  State withoutAll(const SllItem *item) const {
    State changed;
    changed.cursor = cursor - static_cast<int>(std::count(entries.begin(), entries.begin() + cursor, item));
    for (const SllItem *entry : entries)
      if (entry != item)
        changed.entries.push_back(entry);
    return changed;
  }
  State replaced(const SllItem *from, const SllItem *to) const {
    State changed = *this;
    std::replace(changed.entries.begin(), changed.entries.end(), from, to);
    return changed;
  }
};

inline State stateOf(const SLList &list) {
  State state;
  if (list.before_ == &list.head_)
    state.cursor = 0;
  for (auto *node = list.head_.next; node && state.entries.size() <= kMost; node = node->next) {
    state.entries.push_back(node->entry);
    if (node == list.before_)
      state.cursor = state.size();
  }
  return state;
}

inline bool mayHold(const SLList &list, const SllItem *item) {
  return item && (item == &list || dynamic_cast<const SllIntItem *>(item));
}

inline bool isSound(const SLList &list) {
  State state = stateOf(list);
  return state.cursor != -1 && state.entries.size() <= kMost &&
         std::all_of(state.entries.begin(), state.entries.end(), [&](auto *entry) { return mayHold(list, entry); });
}

inline bool areEqual(const SLList &a, const SLList &b) {
  return stateOf(a).replaced(&a, nullptr).entries == stateOf(b).replaced(&b, nullptr).entries;
}

inline std::string textOf(const SllItem &item) {
  if (auto *number = dynamic_cast<const SllIntItem *>(&item))
    return std::to_string(number->value_);
  auto *list = dynamic_cast<const SLList *>(&item);
  if (!list)
    return "";
  std::string text;
  for (const SllItem *entry : stateOf(*list).entries) {
    auto *number = dynamic_cast<const SllIntItem *>(entry);
    text += (text.empty() ? "" : ", ") + (number ? std::to_string(number->value_) : "(this list)");
  }
  return "<" + text + ">";
}

}  // namespace sl_list_spec

template <> struct eclat::Spec<SllItem> {
  static auto toString(const SllItem &self) {
    return [text = sl_list_spec::textOf(self)](const std::string &result) { ECLAT_ENSURES(result == text); };
  }
};

template <> struct eclat::Spec<SllIntItem> {
  static constexpr auto laws = "copy self-assignment move";

  static auto constructor(int value) {
    return [value](const SllIntItem &made) { ECLAT_ENSURES(made.value_ == value); };
  }
  static auto value(const SllIntItem &self) {
    return [&self, value = self.value_](int result) { ECLAT_ENSURES(result == value && self.value_ == value); };
  }
  static auto toString(const SllIntItem &self) {
    return [&self, value = self.value_](const std::string &result) {
      ECLAT_ENSURES(result == std::to_string(value));
      ECLAT_ENSURES(self.value_ == value);
    };
  }
};

template <> struct eclat::Spec<SLList> {
  static constexpr auto laws = "copy independence self-assignment move equality";

  static void invariant(const SLList &self) { ECLAT_INVARIANT(sl_list_spec::isSound(self)); }

  static auto constructor() {
    return [](const SLList &made) {
      ECLAT_ENSURES(sl_list_spec::stateOf(made).entries.empty());
      ECLAT_ENSURES(sl_list_spec::stateOf(made).cursor == 0);
    };
  }

  static auto constructor(const SLList &other) {
    return [&other, before = sl_list_spec::stateOf(other)](const SLList &made) {
      ECLAT_ENSURES(sl_list_spec::stateOf(made) == before.replaced(&other, &made));
      ECLAT_ENSURES(sl_list_spec::stateOf(other) == before);
    };
  }

  static auto operator_assign(const SLList &self, const SLList &other) {
    return [&self, &other, before = sl_list_spec::stateOf(other)](const SLList &result) {
      ECLAT_ENSURES(sl_list_spec::stateOf(self) == before.replaced(&other, &self));
      ECLAT_ENSURES(sl_list_spec::stateOf(other) == before);
      ECLAT_ENSURES(&result == &self);
    };
  }

  static auto firstEntry(const SLList &self) {
    return
        [&self, before = sl_list_spec::stateOf(self)] { ECLAT_ENSURES(sl_list_spec::stateOf(self) == before.at(0)); };
  }

  static auto increment(const SLList &self) {
    auto before = sl_list_spec::stateOf(self);
    ECLAT_REQUIRES(before.isOnEntry());
    return [&self, before] { ECLAT_ENSURES(sl_list_spec::stateOf(self) == before.at(before.cursor + 1)); };
  }

  static auto isOffEnd(const SLList &self) {
    return [&self, before = sl_list_spec::stateOf(self)](bool result) {
      ECLAT_ENSURES(result == (before.cursor == before.size()));
      ECLAT_ENSURES(sl_list_spec::stateOf(self) == before);
    };
  }

  static auto isEmpty(const SLList &self) {
    return [&self, before = sl_list_spec::stateOf(self)](bool result) {
      ECLAT_ENSURES(result == before.entries.empty());
      ECLAT_ENSURES(sl_list_spec::stateOf(self) == before);
    };
  }

  static auto getEntry(const SLList &self) {
    auto before = sl_list_spec::stateOf(self);
    ECLAT_REQUIRES(before.isOnEntry());
    return [&self, before](const SllItem *result) {
      ECLAT_ENSURES(result == before.entries[static_cast<std::size_t>(before.cursor)]);
      ECLAT_ENSURES(sl_list_spec::stateOf(self) == before);
    };
  }

  static auto setEntry(const SLList &self, const SllItem *item) {
    auto before = sl_list_spec::stateOf(self);
    ECLAT_REQUIRES(sl_list_spec::mayHold(self, item));
    ECLAT_REQUIRES(before.isOnEntry());
    return [&self, before, item] { ECLAT_ENSURES(sl_list_spec::stateOf(self) == before.withCurrent(item)); };
  }

  static auto insertBefore(const SLList &self, const SllItem *item) {
    auto before = sl_list_spec::stateOf(self);
    ECLAT_REQUIRES(sl_list_spec::mayHold(self, item));
    return [&self, before, item] {
      ECLAT_ENSURES(sl_list_spec::stateOf(self) == before.with(before.cursor, item, before.cursor + 1));
    };
  }

  static auto insertAfter(const SLList &self, const SllItem *item) {
    auto before = sl_list_spec::stateOf(self);
    ECLAT_REQUIRES(sl_list_spec::mayHold(self, item));
    ECLAT_REQUIRES(before.isOnEntry());
    return [&self, before, item] {
      ECLAT_ENSURES(sl_list_spec::stateOf(self) == before.with(before.cursor + 1, item, before.cursor));
    };
  }

  static auto removeEntry(const SLList &self) {
    auto before = sl_list_spec::stateOf(self);
    ECLAT_REQUIRES(before.isOnEntry());
    return [&self, before] { ECLAT_ENSURES(sl_list_spec::stateOf(self) == before.withoutCurrent()); };
  }

  static auto removeAll(const SLList &self, const SllItem *item) {
    return [&self, before = sl_list_spec::stateOf(self), item](int result) {
      ECLAT_ENSURES(sl_list_spec::stateOf(self) == before.withoutAll(item));
      ECLAT_ENSURES(result == std::count(before.entries.begin(), before.entries.end(), item));
    };
  }

  static auto clear(const SLList &self) {
    return [&self] {
      ECLAT_ENSURES(sl_list_spec::stateOf(self).entries.empty());
      ECLAT_ENSURES(sl_list_spec::stateOf(self).cursor == 0);
    };
  }

  static auto operator_equal(const SLList &self, const SLList &other) {
    return [&self, areEqual = sl_list_spec::areEqual(self, other), before = sl_list_spec::stateOf(self)](bool result) {
      ECLAT_ENSURES(result == areEqual);
      ECLAT_ENSURES(sl_list_spec::stateOf(self) == before);
    };
  }

  static auto operator_not_equal(const SLList &self, const SLList &other) {
    return [&self, areEqual = sl_list_spec::areEqual(self, other), before = sl_list_spec::stateOf(self)](bool result) {
      ECLAT_ENSURES(result != areEqual);
      ECLAT_ENSURES(sl_list_spec::stateOf(self) == before);
    };
  }

  static auto toString(const SLList &self) {
    return [&self, text = sl_list_spec::textOf(self), before = sl_list_spec::stateOf(self)](const std::string &result) {
      ECLAT_ENSURES(result == text);
      ECLAT_ENSURES(sl_list_spec::stateOf(self) == before);
    };
  }
};
