#pragma once

#include "int_list_iterator.h"
#include "int_sequence.h"

#include <algorithm>
#include <eclat/spec.h>
#include <vector>

namespace int_list_iterator_spec {

inline bool isIndex(const IntSequence &list, int index) {
  return index >= 0 && static_cast<std::size_t>(index) < list.entries_.size();
}

inline std::vector<int> changed(std::vector<int> entries, int index, int entry) {
  entries[static_cast<std::size_t>(index)] = entry;
  return entries;
}
inline std::vector<int> appended(std::vector<int> entries, int entry) {
  entries.push_back(entry);
  return entries;
}
inline std::vector<int> withoutFirst(const std::vector<int> &entries) { return {entries.begin() + 1, entries.end()}; }

inline bool isOld(const IntListIterator &iterator) { return iterator.changes_ != iterator.list_->changes_; }
inline int left(const IntListIterator &iterator) {
  return static_cast<int>(iterator.list_->entries_.size()) - iterator.index_;
}

// What an iterator is, and what its list holds.
struct State {
  const IntSequence *list;
  std::vector<int> entries;
  unsigned changes, listChanges;
  int index;

  explicit State(const IntListIterator &iterator)
      : list(iterator.list_), entries(list->entries_), changes(iterator.changes_), listChanges(list->changes_),
        index(iterator.index_) {}
  State at(int newIndex) const {
    State moved = *this;
    moved.index = newIndex;
    return moved;
  }
  bool operator==(const State &other) const {
    return list == other.list && entries == other.entries && changes == other.changes &&
           listChanges == other.listChanges && index == other.index;
  }
};

}  // namespace int_list_iterator_spec

template <> struct eclat::Spec<IntSequence> {
  static constexpr auto laws = "copy independence self-assignment move";

  static auto constructor() {
    return [](const IntSequence &made) { ECLAT_ENSURES(made.entries_.empty() && made.changes_ == 0); };
  }

  static auto constructor(const std::vector<int> &entries) {
    return [entries](const IntSequence &made) { ECLAT_ENSURES(made.entries_ == entries && made.changes_ == 0); };
  }

  static auto constructor(const IntSequence &other) {
    return [&other, entries = other.entries_, changes = other.changes_](const IntSequence &made) {
      ECLAT_ENSURES(made.entries_ == entries && made.changes_ == 0);
      ECLAT_ENSURES(other.entries_ == entries && other.changes_ == changes);
    };
  }

  static auto operator_assign(const IntSequence &self, const IntSequence &other) {
    return [&self, &other, entries = other.entries_, changes = self.changes_](const IntSequence &result) {
      ECLAT_ENSURES(self.entries_ == entries && other.entries_ == entries);
      ECLAT_ENSURES(self.changes_ == changes + 1);
      ECLAT_ENSURES(&result == &self);
    };
  }

  static auto size(const IntSequence &self) {
    return [&self, entries = self.entries_, changes = self.changes_](int result) {
      ECLAT_ENSURES(result >= 0 && static_cast<std::size_t>(result) == entries.size());
      ECLAT_ENSURES(self.entries_ == entries && self.changes_ == changes);
    };
  }

  static auto get(const IntSequence &self, int index) {
    ECLAT_REQUIRES(int_list_iterator_spec::isIndex(self, index));
    return [&self, entries = self.entries_, changes = self.changes_, index](int result) {
      ECLAT_ENSURES(result == entries[static_cast<std::size_t>(index)]);
      ECLAT_ENSURES(self.entries_ == entries && self.changes_ == changes);
    };
  }

  static auto set(const IntSequence &self, int index, int entry) {
    ECLAT_REQUIRES(int_list_iterator_spec::isIndex(self, index));
    return [&self, entries = self.entries_, changes = self.changes_, index, entry] {
      ECLAT_ENSURES(self.entries_ == int_list_iterator_spec::changed(entries, index, entry));
      ECLAT_ENSURES(self.changes_ == changes + 1);
    };
  }

  static auto append(const IntSequence &self, int entry) {
    return [&self, entries = self.entries_, changes = self.changes_, entry] {
      ECLAT_ENSURES(self.entries_ == int_list_iterator_spec::appended(entries, entry));
      ECLAT_ENSURES(self.changes_ == changes + 1);
    };
  }

  static auto removeFirst(const IntSequence &self) {
    ECLAT_REQUIRES(!self.entries_.empty());
    return [&self, entries = self.entries_, changes = self.changes_] {
      ECLAT_ENSURES(self.entries_ == int_list_iterator_spec::withoutFirst(entries));
      ECLAT_ENSURES(self.changes_ == changes + 1);
    };
  }
};

template <> struct eclat::Spec<IntListIterator> {
  static constexpr auto laws = "copy self-assignment move equality";

  static void invariant(const IntListIterator &self) {
    ECLAT_INVARIANT(self.list_ != nullptr);
    ECLAT_INVARIANT(self.index_ >= 0);
    ECLAT_INVARIANT(int_list_iterator_spec::isOld(self) || int_list_iterator_spec::left(self) >= 0);
  }

  static auto constructor(const IntSequence &list) {
    return [&list](const IntListIterator &made) {
      ECLAT_ENSURES(made.list_ == &list);
      ECLAT_ENSURES(made.changes_ == list.changes_);
      ECLAT_ENSURES(made.index_ == 0);
    };
  }

  static auto isValid(const IntListIterator &self) {
    return [&self, before = int_list_iterator_spec::State(self)](bool result) {
      ECLAT_ENSURES(result == (before.changes == before.listChanges));
      ECLAT_ENSURES(int_list_iterator_spec::State(self) == before);
    };
  }

  static auto hasNext(const IntListIterator &self) {
    ECLAT_THROWS(std::runtime_error, int_list_iterator_spec::isOld(self));
    return [&self, before = int_list_iterator_spec::State(self)](bool result) {
      ECLAT_ENSURES(result == (static_cast<std::size_t>(before.index) < before.entries.size()));
      ECLAT_ENSURES(int_list_iterator_spec::State(self) == before);
    };
  }

  static auto peek(const IntListIterator &self) {
    bool isOld = int_list_iterator_spec::isOld(self);
    ECLAT_THROWS(std::runtime_error, isOld);
    ECLAT_THROWS(std::out_of_range, !isOld && int_list_iterator_spec::left(self) <= 0);
    return [&self, before = int_list_iterator_spec::State(self)](int result) {
      ECLAT_ENSURES(result == before.entries[static_cast<std::size_t>(before.index)]);
      ECLAT_ENSURES(int_list_iterator_spec::State(self) == before);
    };
  }

  static auto next(const IntListIterator &self) {
    bool isOld = int_list_iterator_spec::isOld(self);
    ECLAT_THROWS(std::runtime_error, isOld);
    ECLAT_THROWS(std::out_of_range, !isOld && int_list_iterator_spec::left(self) <= 0);
    return [&self, before = int_list_iterator_spec::State(self)](int result) {
      ECLAT_ENSURES(result == before.entries[static_cast<std::size_t>(before.index)]);
      ECLAT_ENSURES(int_list_iterator_spec::State(self) == before.at(before.index + 1));
    };
  }

  static auto skip(const IntListIterator &self, int count) {
    ECLAT_REQUIRES(count >= 0);
    ECLAT_THROWS(std::runtime_error, int_list_iterator_spec::isOld(self));
    return [&self, before = int_list_iterator_spec::State(self), left = int_list_iterator_spec::left(self),
            count](int result) {
      ECLAT_ENSURES(result == std::min(count, left));
      ECLAT_ENSURES(int_list_iterator_spec::State(self) == before.at(before.index + result));
    };
  }

  static auto index(const IntListIterator &self) {
    return [&self, before = int_list_iterator_spec::State(self)](int result) {
      ECLAT_ENSURES(result == before.index);
      ECLAT_ENSURES(int_list_iterator_spec::State(self) == before);
    };
  }

  static auto operator_equal(const IntListIterator &self, const IntListIterator &other) {
    return [isSame = self.list_ == other.list_ && self.index_ == other.index_](bool result) {
      ECLAT_ENSURES(result == isSame);
    };
  }

  static auto operator_not_equal(const IntListIterator &self, const IntListIterator &other) {
    return [isSame = self.list_ == other.list_ && self.index_ == other.index_](bool result) {
      ECLAT_ENSURES(result == !isSame);
    };
  }
};
