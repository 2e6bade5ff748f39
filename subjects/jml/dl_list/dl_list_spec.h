#pragma once

#include "dl_list.h"
#include "dll_item.h"
#include "plain_dl_list.h"

#include <algorithm>
#include <eclat/spec.h>
#include <string>
#include <vector>

namespace dl_list_spec {

inline constexpr std::size_t kMost = 100000;

// The entries, and the place of the cursor: as many as there are entries off all of them.
struct State {
  std::vector<const DllItem *> entries;
  int cursor = -1;  // nowhere

  int size() const { return static_cast<int>(entries.size()); }
  bool isOnEntry() const { return cursor >= 0 && cursor < size(); }
  bool operator==(const State &other) const { return entries == other.entries && cursor == other.cursor; }

  State at(int place) const { return {entries, place}; }
  // The cursor stays on its entry, or off.
  State with(int place, const DllItem *item) const {
    State changed{entries, cursor >= place || !isOnEntry() ? cursor + 1 : cursor};
    changed.entries.insert(changed.entries.begin() + place, item);
    return changed;
  }
  State withoutCurrent() const {
    State changed = *this;
    changed.entries.erase(changed.entries.begin() + cursor);
    return changed;
  }
  State withCurrent(const DllItem *item) const {
    State changed = *this;
    changed.entries[static_cast<std::size_t>(cursor)] = item;
    return changed;
  }
  State reversed() const {
    return {
        {entries.rbegin(), entries.rend()},
        isOnEntry() ? size() - 1 - cursor : cursor
    };
  }
  State replaced(const DllItem *from, const DllItem *to) const {
    State changed = *this;
    std::replace(changed.entries.begin(), changed.entries.end(), from, to);
    return changed;
  }
};

inline State stateOf(const PlainDLList &list) {
  State state;
  auto *node = list.ring_.next;
  for (; node && node != &list.ring_ && state.entries.size() <= kMost; node = node->next) {
    if (node == list.cursor_)
      state.cursor = state.size();
    state.entries.push_back(node->entry);
  }
  if (list.cursor_ == &list.ring_)
    state.cursor = state.size();
  return state;
}

inline bool mayHold(const PlainDLList &list, const DllItem *item) {
  return item && (item == &list || dynamic_cast<const DllIntItem *>(item));
}

// Both directions are the same ring.
inline bool isLinked(const PlainDLList &list) {
  const auto *node = &list.ring_;
  for (std::size_t count = 0; count <= kMost; ++count) {
    if (!node->next || node->next->previous != node)
      return false;
    node = node->next;
    if (node == &list.ring_)
      return true;
  }
  return false;
}

inline bool isSound(const PlainDLList &list) {
  State state = stateOf(list);
  return state.cursor != -1 && isLinked(list) &&
         std::all_of(state.entries.begin(), state.entries.end(), [&](auto *entry) { return mayHold(list, entry); });
}

inline std::string textOf(const DllItem &item) {
  if (auto *number = dynamic_cast<const DllIntItem *>(&item))
    return std::to_string(number->value_);
  auto *list = dynamic_cast<const PlainDLList *>(&item);
  if (!list)
    return "";
  std::string text;
  for (const DllItem *entry : stateOf(*list).entries) {
    auto *number = dynamic_cast<const DllIntItem *>(entry);
    text += (text.empty() ? "" : ", ") + (number ? std::to_string(number->value_) : "(this list)");
  }
  return "<" + text + ">";
}

}  // namespace dl_list_spec

template <> struct eclat::Spec<DllItem> {
  static auto toString(const DllItem &self) {
    return [text = dl_list_spec::textOf(self)](const std::string &result) { ECLAT_ENSURES(result == text); };
  }
};

template <> struct eclat::Spec<DllIntItem> {
  static constexpr auto laws = "copy self-assignment move";

  static auto constructor(int value) {
    return [value](const DllIntItem &made) { ECLAT_ENSURES(made.value_ == value); };
  }
  static auto value(const DllIntItem &self) {
    return [&self, value = self.value_](int result) { ECLAT_ENSURES(result == value && self.value_ == value); };
  }
  static auto toString(const DllIntItem &self) {
    return [&self, value = self.value_](const std::string &result) {
      ECLAT_ENSURES(result == std::to_string(value));
      ECLAT_ENSURES(self.value_ == value);
    };
  }
};

template <> struct eclat::Spec<PlainDLList> {
  static constexpr auto laws = "copy independence self-assignment move";

  static void invariant(const PlainDLList &self) { ECLAT_INVARIANT(dl_list_spec::isSound(self)); }

  static auto constructor() {
    return [](const PlainDLList &made) {
      ECLAT_ENSURES(dl_list_spec::stateOf(made).entries.empty());
      ECLAT_ENSURES(dl_list_spec::stateOf(made).cursor == 0);
    };
  }

  static auto constructor(const PlainDLList &other) {
    return [&other, before = dl_list_spec::stateOf(other)](const PlainDLList &made) {
      ECLAT_ENSURES(dl_list_spec::stateOf(made) == before.replaced(&other, &made));
      ECLAT_ENSURES(dl_list_spec::stateOf(other) == before);
    };
  }

  static auto operator_assign(const PlainDLList &self, const PlainDLList &other) {
    return [&self, &other, before = dl_list_spec::stateOf(other)](const PlainDLList &result) {
      ECLAT_ENSURES(dl_list_spec::stateOf(self) == before.replaced(&other, &self));
      ECLAT_ENSURES(dl_list_spec::stateOf(other) == before);
      ECLAT_ENSURES(&result == &self);
    };
  }

  static auto firstEntry(const PlainDLList &self) {
    return
        [&self, before = dl_list_spec::stateOf(self)] { ECLAT_ENSURES(dl_list_spec::stateOf(self) == before.at(0)); };
  }

  static auto lastEntry(const PlainDLList &self) {
    return [&self, before = dl_list_spec::stateOf(self)] {
      ECLAT_ENSURES(dl_list_spec::stateOf(self) == before.at(std::max(before.size() - 1, 0)));
    };
  }

  static auto increment(const PlainDLList &self) {
    return [&self, before = dl_list_spec::stateOf(self)] {
      ECLAT_ENSURES(dl_list_spec::stateOf(self) == before.at(before.isOnEntry() ? before.cursor + 1 : 0));
    };
  }

  static auto decrement(const PlainDLList &self) {
    return [&self, before = dl_list_spec::stateOf(self)] {
      ECLAT_ENSURES(dl_list_spec::stateOf(self) == before.at(before.cursor > 0 ? before.cursor - 1 : before.size()));
    };
  }

  static auto isOff(const PlainDLList &self) {
    return [&self, before = dl_list_spec::stateOf(self)](bool result) {
      ECLAT_ENSURES(result == !before.isOnEntry());
      ECLAT_ENSURES(dl_list_spec::stateOf(self) == before);
    };
  }

  static auto getEntry(const PlainDLList &self) {
    auto before = dl_list_spec::stateOf(self);
    ECLAT_REQUIRES(before.isOnEntry());
    return [&self, before](const DllItem *result) {
      ECLAT_ENSURES(result == before.entries[static_cast<std::size_t>(before.cursor)]);
      ECLAT_ENSURES(dl_list_spec::stateOf(self) == before);
    };
  }

  static auto insertBefore(const PlainDLList &self, const DllItem *item) {
    auto before = dl_list_spec::stateOf(self);
    ECLAT_REQUIRES(dl_list_spec::mayHold(self, item));
    return [&self, before, item] { ECLAT_ENSURES(dl_list_spec::stateOf(self) == before.with(before.cursor, item)); };
  }

  static auto insertAfter(const PlainDLList &self, const DllItem *item) {
    auto before = dl_list_spec::stateOf(self);
    ECLAT_REQUIRES(dl_list_spec::mayHold(self, item));
    return [&self, before, item] {
      int place = before.isOnEntry() ? before.cursor + 1 : 0;
      ECLAT_ENSURES(dl_list_spec::stateOf(self) == before.with(place, item));
    };
  }

  static auto toString(const PlainDLList &self) {
    return [&self, text = dl_list_spec::textOf(self), before = dl_list_spec::stateOf(self)](const std::string &result) {
      ECLAT_ENSURES(result == text);
      ECLAT_ENSURES(dl_list_spec::stateOf(self) == before);
    };
  }
};

template <> struct eclat::Spec<DLList> {
  static constexpr auto laws = "copy independence self-assignment move";

  static void invariant(const DLList &self) { ECLAT_INVARIANT(dl_list_spec::isSound(self)); }

  static auto constructor() {
    return [](const DLList &made) {
      ECLAT_ENSURES(dl_list_spec::stateOf(made).entries.empty());
      ECLAT_ENSURES(dl_list_spec::stateOf(made).cursor == 0);
    };
  }

  static auto length(const DLList &self) {
    return [&self, before = dl_list_spec::stateOf(self)](int result) {
      ECLAT_ENSURES(result == before.size());
      ECLAT_ENSURES(dl_list_spec::stateOf(self) == before);
    };
  }

  static auto append(const DLList &self, const DllItem *item) {
    auto before = dl_list_spec::stateOf(self);
    ECLAT_REQUIRES(dl_list_spec::mayHold(self, item));
    return [&self, before, item] { ECLAT_ENSURES(dl_list_spec::stateOf(self) == before.with(before.size(), item)); };
  }

  static auto prepend(const DLList &self, const DllItem *item) {
    auto before = dl_list_spec::stateOf(self);
    ECLAT_REQUIRES(dl_list_spec::mayHold(self, item));
    return [&self, before, item] { ECLAT_ENSURES(dl_list_spec::stateOf(self) == before.with(0, item)); };
  }

  static auto setEntry(const DLList &self, const DllItem *item) {
    auto before = dl_list_spec::stateOf(self);
    ECLAT_REQUIRES(dl_list_spec::mayHold(self, item));
    ECLAT_REQUIRES(before.isOnEntry());
    return [&self, before, item] { ECLAT_ENSURES(dl_list_spec::stateOf(self) == before.withCurrent(item)); };
  }

  static auto removeEntry(const DLList &self) {
    auto before = dl_list_spec::stateOf(self);
    ECLAT_REQUIRES(before.isOnEntry());
    return [&self, before] { ECLAT_ENSURES(dl_list_spec::stateOf(self) == before.withoutCurrent()); };
  }

  static auto clear(const DLList &self) {
    return [&self] {
      ECLAT_ENSURES(dl_list_spec::stateOf(self).entries.empty());
      ECLAT_ENSURES(dl_list_spec::stateOf(self).cursor == 0);
    };
  }

  static auto reverse(const DLList &self) {
    return [&self, before = dl_list_spec::stateOf(self)] {
      ECLAT_ENSURES(dl_list_spec::stateOf(self) == before.reversed());
    };
  }

  static auto position(const DLList &self) {
    return [&self, before = dl_list_spec::stateOf(self)](int result) {
      ECLAT_ENSURES(result == before.cursor);
      ECLAT_ENSURES(dl_list_spec::stateOf(self) == before);
    };
  }
};
