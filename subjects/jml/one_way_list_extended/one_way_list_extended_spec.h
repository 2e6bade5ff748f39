#pragma once

#include "eowl_item.h"
#include "one_way_list_extended.h"
#include "plain_one_way_list.h"

#include <algorithm>
#include <eclat/spec.h>
#include <string>
#include <vector>

namespace one_way_list_extended_spec {

inline constexpr std::size_t kMost = 100000;

// The entries, and the place of the cursor: as many as there are entries off the end.
struct State {
  std::vector<const EowlItem *> entries;
  int cursor = -1;  // nowhere

  int size() const { return static_cast<int>(entries.size()); }
  bool operator==(const State &other) const { return entries == other.entries && cursor == other.cursor; }

  State at(int place) const { return {entries, place}; }
  State with(int place, const EowlItem *item, int newCursor) const {
    State changed{entries, newCursor};
    changed.entries.insert(changed.entries.begin() + place, item);
    return changed;
  }
  State without(int place, int newCursor) const {
    State changed{entries, newCursor};
    changed.entries.erase(changed.entries.begin() + place);
    return changed;
  }
  State replaced(const EowlItem *from, const EowlItem *to) const {
    State changed = *this;
    std::replace(changed.entries.begin(), changed.entries.end(), from, to);
    return changed;
  }
};

inline State stateOf(const PlainOneWayList &list) {
  State state;
  for (auto *node = list.first_.get(); node && state.entries.size() <= kMost; node = node->next.get()) {
    if (node == list.cursor_)
      state.cursor = state.size();
    state.entries.push_back(node->entry);
  }
  if (!list.cursor_)
    state.cursor = state.size();
  return state;
}

inline bool mayHold(const PlainOneWayList &list, const EowlItem *item) {
  return item && (item == &list || dynamic_cast<const EowlIntItem *>(item));
}

inline bool isSound(const PlainOneWayList &list) {
  State state = stateOf(list);
  return state.cursor != -1 && state.entries.size() <= kMost &&
         std::all_of(state.entries.begin(), state.entries.end(), [&](auto *entry) { return mayHold(list, entry); });
}

inline std::string textOf(const EowlItem &item) {
  if (auto *number = dynamic_cast<const EowlIntItem *>(&item))
    return std::to_string(number->value_);
  auto *list = dynamic_cast<const PlainOneWayList *>(&item);
  if (!list)
    return "";
  std::string text;
  for (const EowlItem *entry : stateOf(*list).entries) {
    auto *number = dynamic_cast<const EowlIntItem *>(entry);
    text += (text.empty() ? "" : ", ") + (number ? std::to_string(number->value_) : "(this list)");
  }
  return "<" + text + ">";
}

}  // namespace one_way_list_extended_spec

template <> struct eclat::Spec<EowlItem> {
  static auto toString(const EowlItem &self) {
    return
        [text = one_way_list_extended_spec::textOf(self)](const std::string &result) { ECLAT_ENSURES(result == text); };
  }
};

template <> struct eclat::Spec<EowlIntItem> {
  static constexpr auto laws = "copy self-assignment move";

  static auto constructor(int value) {
    return [value](const EowlIntItem &made) { ECLAT_ENSURES(made.value_ == value); };
  }
  static auto value(const EowlIntItem &self) {
    return [&self, value = self.value_](int result) { ECLAT_ENSURES(result == value && self.value_ == value); };
  }
  static auto toString(const EowlIntItem &self) {
    return [&self, value = self.value_](const std::string &result) {
      ECLAT_ENSURES(result == std::to_string(value));
      ECLAT_ENSURES(self.value_ == value);
    };
  }
};

template <> struct eclat::Spec<PlainOneWayList> {
  static constexpr auto laws = "copy independence self-assignment move";

  static void invariant(const PlainOneWayList &self) { ECLAT_INVARIANT(one_way_list_extended_spec::isSound(self)); }

  static auto constructor() {
    return [](const PlainOneWayList &made) {
      ECLAT_ENSURES(one_way_list_extended_spec::stateOf(made).entries.empty());
      ECLAT_ENSURES(one_way_list_extended_spec::stateOf(made).cursor == 0);
    };
  }

  static auto constructor(const PlainOneWayList &other) {
    return [&other, before = one_way_list_extended_spec::stateOf(other)](const PlainOneWayList &made) {
      ECLAT_ENSURES(one_way_list_extended_spec::stateOf(made) == before.replaced(&other, &made));
      ECLAT_ENSURES(one_way_list_extended_spec::stateOf(other) == before);
    };
  }

  static auto operator_assign(const PlainOneWayList &self, const PlainOneWayList &other) {
    return [&self, &other, before = one_way_list_extended_spec::stateOf(other)](const PlainOneWayList &result) {
      ECLAT_ENSURES(one_way_list_extended_spec::stateOf(self) == before.replaced(&other, &self));
      ECLAT_ENSURES(one_way_list_extended_spec::stateOf(other) == before);
      ECLAT_ENSURES(&result == &self);
    };
  }

  static auto firstEntry(const PlainOneWayList &self) {
    return [&self, before = one_way_list_extended_spec::stateOf(self)] {
      ECLAT_ENSURES(one_way_list_extended_spec::stateOf(self) == before.at(0));
    };
  }

  static auto increment(const PlainOneWayList &self) {
    auto before = one_way_list_extended_spec::stateOf(self);
    ECLAT_REQUIRES(before.cursor < before.size());
    return
        [&self, before] { ECLAT_ENSURES(one_way_list_extended_spec::stateOf(self) == before.at(before.cursor + 1)); };
  }

  static auto isOffEnd(const PlainOneWayList &self) {
    return [&self, before = one_way_list_extended_spec::stateOf(self)](bool result) {
      ECLAT_ENSURES(result == (before.cursor == before.size()));
      ECLAT_ENSURES(one_way_list_extended_spec::stateOf(self) == before);
    };
  }

  static auto getEntry(const PlainOneWayList &self) {
    auto before = one_way_list_extended_spec::stateOf(self);
    ECLAT_REQUIRES(before.cursor < before.size());
    return [&self, before](const EowlItem *result) {
      ECLAT_ENSURES(result == before.entries[static_cast<std::size_t>(before.cursor)]);
      ECLAT_ENSURES(one_way_list_extended_spec::stateOf(self) == before);
    };
  }

  static auto insertFirst(const PlainOneWayList &self, const EowlItem *item) {
    auto before = one_way_list_extended_spec::stateOf(self);
    ECLAT_REQUIRES(one_way_list_extended_spec::mayHold(self, item));
    return [&self, before, item] {
      ECLAT_ENSURES(one_way_list_extended_spec::stateOf(self) == before.with(0, item, before.cursor + 1));
    };
  }

  static auto removeFirst(const PlainOneWayList &self) {
    auto before = one_way_list_extended_spec::stateOf(self);
    ECLAT_REQUIRES(!before.entries.empty());
    return [&self, before] {
      int cursor = before.cursor > 0 ? before.cursor - 1 : 0;
      ECLAT_ENSURES(one_way_list_extended_spec::stateOf(self) == before.without(0, cursor));
    };
  }

  static auto toString(const PlainOneWayList &self) {
    return [&self, text = one_way_list_extended_spec::textOf(self),
            before = one_way_list_extended_spec::stateOf(self)](const std::string &result) {
      ECLAT_ENSURES(result == text);
      ECLAT_ENSURES(one_way_list_extended_spec::stateOf(self) == before);
    };
  }
};

template <> struct eclat::Spec<OneWayListExtended> {
  static constexpr auto laws = "copy independence self-assignment move";

  static void invariant(const OneWayListExtended &self) { ECLAT_INVARIANT(one_way_list_extended_spec::isSound(self)); }

  static auto constructor() {
    return [](const OneWayListExtended &made) {
      ECLAT_ENSURES(one_way_list_extended_spec::stateOf(made).entries.empty());
      ECLAT_ENSURES(one_way_list_extended_spec::stateOf(made).cursor == 0);
    };
  }

  static auto length(const OneWayListExtended &self) {
    return [&self, before = one_way_list_extended_spec::stateOf(self)](int result) {
      ECLAT_ENSURES(result == before.size());
      ECLAT_ENSURES(one_way_list_extended_spec::stateOf(self) == before);
    };
  }

  static auto append(const OneWayListExtended &self, const EowlItem *item) {
    auto before = one_way_list_extended_spec::stateOf(self);
    ECLAT_REQUIRES(one_way_list_extended_spec::mayHold(self, item));
    return [&self, before, item] {
      int cursor = before.cursor == before.size() ? before.cursor + 1 : before.cursor;
      ECLAT_ENSURES(one_way_list_extended_spec::stateOf(self) == before.with(before.size(), item, cursor));
    };
  }

  static auto removeLast(const OneWayListExtended &self) {
    auto before = one_way_list_extended_spec::stateOf(self);
    ECLAT_REQUIRES(!before.entries.empty());
    return [&self, before] {
      int last = before.size() - 1;
      ECLAT_ENSURES(one_way_list_extended_spec::stateOf(self) == before.without(last, std::min(before.cursor, last)));
    };
  }

  static auto entryAt(const OneWayListExtended &self, int index) {
    auto before = one_way_list_extended_spec::stateOf(self);
    ECLAT_THROWS(std::out_of_range, index < 0 || index >= before.size());
    return [&self, before, index](const EowlItem *result) {
      ECLAT_ENSURES(result == before.entries[static_cast<std::size_t>(index)]);
      ECLAT_ENSURES(one_way_list_extended_spec::stateOf(self) == before);
    };
  }

  static auto contains(const OneWayListExtended &self, const EowlItem *item) {
    return [&self, before = one_way_list_extended_spec::stateOf(self), item](bool result) {
      auto found = std::find(before.entries.begin(), before.entries.end(), item);
      ECLAT_ENSURES(result == (found != before.entries.end()));
      ECLAT_ENSURES(one_way_list_extended_spec::stateOf(self) == before);
    };
  }
};
