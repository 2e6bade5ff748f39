#pragma once

#include "extended_sl_list.h"
#include "int_sl_list.h"

#include <algorithm>
#include <eclat/spec.h>
#include <vector>

namespace extended_sl_list_spec {

// The entries, and the place of the cursor: as many as there are entries off the end.
struct State {
  std::vector<int> entries;
  int cursor = -1;  // nowhere

  int size() const { return static_cast<int>(entries.size()); }
  bool isOnEntry() const { return cursor >= 0 && cursor < size(); }
  bool isFull() const { return size() >= 10000; }
  bool operator==(const State &other) const { return entries == other.entries && cursor == other.cursor; }

  State at(int place) const { return {entries, place}; }
  State with(int place, int entry, int newCursor) const {
    State changed{entries, newCursor};
    changed.entries.insert(changed.entries.begin() + place, entry);
    return changed;
  }
  State withoutCurrent() const {
    State changed = *this;
    changed.entries.erase(changed.entries.begin() + cursor);
    return changed;
  }
  State withCurrent(int entry) const {
    State changed = *this;
    changed.entries[static_cast<std::size_t>(cursor)] = entry;
    return changed;
  }
  State withoutAll(int entry) const {
    State changed{{}, cursor - static_cast<int>(std::count(entries.begin(), entries.begin() + cursor, entry))};
    std::remove_copy(entries.begin(), entries.end(), std::back_inserter(changed.entries), entry);
    return changed;
  }
  State appended(const std::vector<int> &more) const {
    State changed = *this;
    changed.entries.insert(changed.entries.end(), more.begin(), more.end());
    if (cursor == size())
      changed.cursor = changed.size();
    return changed;
  }
  int placeOf(int entry) const {
    auto found = std::find(entries.begin(), entries.end(), entry);
    return found == entries.end() ? -1 : static_cast<int>(found - entries.begin());
  }
};

inline State stateOf(const IntSLList &list) {
  State state;
  if (list.before_ == &list.head_)
    state.cursor = 0;
  for (auto *node = list.head_.next; node && state.size() <= 10000; node = node->next) {
    state.entries.push_back(node->entry);
    if (node == list.before_)
      state.cursor = state.size();
  }
  return state;
}

inline bool isSound(const IntSLList &list) {
  State state = stateOf(list);
  return state.cursor != -1 && state.size() <= 10000 && state.size() == list.count_;
}

inline std::vector<int> reversed(const std::vector<int> &entries) { return {entries.rbegin(), entries.rend()}; }

}  // namespace extended_sl_list_spec

template <> struct eclat::Spec<IntSLList> {
  static constexpr auto laws = "copy independence self-assignment move";

  static void invariant(const IntSLList &self) { ECLAT_INVARIANT(extended_sl_list_spec::isSound(self)); }

  static auto constructor() {
    return [](const IntSLList &made) {
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(made).entries.empty());
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(made).cursor == 0);
    };
  }

  static auto constructor(const IntSLList &other) {
    return [&other, before = extended_sl_list_spec::stateOf(other)](const IntSLList &made) {
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(made) == before);
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(other) == before);
    };
  }

  static auto operator_assign(const IntSLList &self, const IntSLList &other) {
    return [&self, &other, before = extended_sl_list_spec::stateOf(other)](const IntSLList &result) {
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(self) == before);
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(other) == before);
      ECLAT_ENSURES(&result == &self);
    };
  }

  static auto firstEntry(const IntSLList &self) {
    return [&self, before = extended_sl_list_spec::stateOf(self)] {
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(self) == before.at(0));
    };
  }

  static auto increment(const IntSLList &self) {
    auto before = extended_sl_list_spec::stateOf(self);
    ECLAT_REQUIRES(before.isOnEntry());
    return [&self, before] { ECLAT_ENSURES(extended_sl_list_spec::stateOf(self) == before.at(before.cursor + 1)); };
  }

  static auto isOffEnd(const IntSLList &self) {
    return [&self, before = extended_sl_list_spec::stateOf(self)](bool result) {
      ECLAT_ENSURES(result == (before.cursor == before.size()));
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(self) == before);
    };
  }

  static auto isEmpty(const IntSLList &self) {
    return [&self, before = extended_sl_list_spec::stateOf(self)](bool result) {
      ECLAT_ENSURES(result == before.entries.empty());
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(self) == before);
    };
  }

  static auto getEntry(const IntSLList &self) {
    auto before = extended_sl_list_spec::stateOf(self);
    ECLAT_REQUIRES(before.isOnEntry());
    return [&self, before](int result) {
      ECLAT_ENSURES(result == before.entries[static_cast<std::size_t>(before.cursor)]);
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(self) == before);
    };
  }

  static auto setEntry(const IntSLList &self, int entry) {
    auto before = extended_sl_list_spec::stateOf(self);
    ECLAT_REQUIRES(before.isOnEntry());
    return [&self, before, entry] { ECLAT_ENSURES(extended_sl_list_spec::stateOf(self) == before.withCurrent(entry)); };
  }

  static auto insertBefore(const IntSLList &self, int entry) {
    auto before = extended_sl_list_spec::stateOf(self);
    ECLAT_THROWS(std::length_error, before.isFull());
    return [&self, before, entry] {
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(self) == before.with(before.cursor, entry, before.cursor + 1));
    };
  }

  static auto removeEntry(const IntSLList &self) {
    auto before = extended_sl_list_spec::stateOf(self);
    ECLAT_REQUIRES(before.isOnEntry());
    return [&self, before] { ECLAT_ENSURES(extended_sl_list_spec::stateOf(self) == before.withoutCurrent()); };
  }

  static auto clear(const IntSLList &self) {
    return [&self] {
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(self).entries.empty());
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(self).cursor == 0);
    };
  }
};

template <> struct eclat::Spec<ExtendedSLList> {
  static constexpr auto laws = "copy independence self-assignment move equality";

  static void invariant(const ExtendedSLList &self) { ECLAT_INVARIANT(extended_sl_list_spec::isSound(self)); }

  static auto constructor() {
    return [](const ExtendedSLList &made) {
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(made).entries.empty());
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(made).cursor == 0);
    };
  }

  static auto constructor(const std::vector<int> &entries) {
    ECLAT_THROWS(std::length_error, entries.size() > 10000);
    return [entries](const ExtendedSLList &made) {
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(made).entries == entries);
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(made).cursor == static_cast<int>(entries.size()));
    };
  }

  static auto length(const ExtendedSLList &self) {
    return [&self, before = extended_sl_list_spec::stateOf(self)](int result) {
      ECLAT_ENSURES(result == before.size());
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(self) == before);
    };
  }

  static auto append(const ExtendedSLList &self, int entry) {
    auto before = extended_sl_list_spec::stateOf(self);
    ECLAT_THROWS(std::length_error, before.isFull());
    return [&self, before, entry] { ECLAT_ENSURES(extended_sl_list_spec::stateOf(self) == before.appended({entry})); };
  }

  static auto concat(const ExtendedSLList &self, const ExtendedSLList &other) {
    auto before = extended_sl_list_spec::stateOf(self), more = extended_sl_list_spec::stateOf(other);
    ECLAT_THROWS(std::length_error, before.size() + more.size() > 10000);
    return [&self, &other, before, more, isSame = &self == &other] {
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(self) == before.appended(more.entries));
      ECLAT_ENSURES(isSame || extended_sl_list_spec::stateOf(other) == more);
    };
  }

  static auto indexOf(const ExtendedSLList &self, int entry) {
    return [&self, before = extended_sl_list_spec::stateOf(self), entry](int result) {
      ECLAT_ENSURES(result == before.placeOf(entry));
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(self) == before);
    };
  }

  static auto contains(const ExtendedSLList &self, int entry) {
    return [&self, before = extended_sl_list_spec::stateOf(self), entry](bool result) {
      ECLAT_ENSURES(result == (before.placeOf(entry) != -1));
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(self) == before);
    };
  }

  static auto reverse(const ExtendedSLList &self) {
    return [&self, before = extended_sl_list_spec::stateOf(self)] {
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(self).entries == extended_sl_list_spec::reversed(before.entries));
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(self).cursor == 0);
    };
  }

  static auto removeAll(const ExtendedSLList &self, int entry) {
    return [&self, before = extended_sl_list_spec::stateOf(self), entry](int result) {
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(self) == before.withoutAll(entry));
      ECLAT_ENSURES(result == std::count(before.entries.begin(), before.entries.end(), entry));
    };
  }

  static auto toVector(const ExtendedSLList &self) {
    return [&self, before = extended_sl_list_spec::stateOf(self)](const std::vector<int> &result) {
      ECLAT_ENSURES(result == before.entries);
      ECLAT_ENSURES(extended_sl_list_spec::stateOf(self) == before);
    };
  }

  static auto operator_equal(const ExtendedSLList &self, const ExtendedSLList &other) {
    return [mine = extended_sl_list_spec::stateOf(self), theirs = extended_sl_list_spec::stateOf(other)](bool result) {
      ECLAT_ENSURES(result == (mine.entries == theirs.entries));
    };
  }

  static auto operator_not_equal(const ExtendedSLList &self, const ExtendedSLList &other) {
    return [mine = extended_sl_list_spec::stateOf(self), theirs = extended_sl_list_spec::stateOf(other)](bool result) {
      ECLAT_ENSURES(result == (mine.entries != theirs.entries));
    };
  }
};
