#pragma once

#include "linked_list.h"

#include <eclat/spec.h>

#include <algorithm>
#include <iterator>
#include <vector>

namespace linked_list_spec {

using Node = LinkedListItr::Node;

// The header comes first. Of a list that runs into a ring these are some; the last one has a successor.
inline std::vector<const Node *> nodes(const LinkedList &list) {
  std::vector<const Node *> all;
  const Node *mark = nullptr;  // it is set anew ever more seldom: in a ring it is met again
  std::size_t nextMark = 1;
  for (const Node *node = list.header_.get(); node && node != mark; node = node->next.get()) {
    all.push_back(node);
    if (all.size() == nextMark) {
      mark = node;
      nextMark *= 2;
    }
  }
  return all;
}

// Without the header.
inline std::vector<int> elements(const LinkedList &list) {
  std::vector<int> all;
  for (const Node *node : nodes(list))
    if (node != list.header_.get())
      all.push_back(node->element);
  return all;
}

// What the list is made of, and what is in it.
struct State {
  std::vector<const Node *> nodes;
  std::vector<int> elements;
  bool operator==(const State &other) const { return nodes == other.nodes && elements == other.elements; }
};
inline State state(const LinkedList &list) { return {nodes(list), elements(list)}; }

// The number of the node where `p` is, 0 for the header; that after the last if it is not in the list.
inline std::size_t place(const LinkedList &list, const LinkedListItr &p) {
  std::vector<const Node *> all = nodes(list);
  return std::find(all.begin(), all.end(), p.current_.get()) - all.begin();
}

// The number of the node with the first `x`; that after the last if there is none.
inline std::size_t placeOf(const State &list, int x) {
  return std::find(list.elements.begin(), list.elements.end(), x) - list.elements.begin() + 1;
}

inline bool areApart(const LinkedList &a, const LinkedList &b) {
  std::vector<const Node *> left = nodes(a), right = nodes(b), both;
  std::sort(left.begin(), left.end());
  std::sort(right.begin(), right.end());
  std::set_intersection(left.begin(), left.end(), right.begin(), right.end(), std::back_inserter(both));
  return both.empty();
}

// At the first `x`, if there is one.
inline LinkedListItr itrTo(const LinkedList &list, int x) {
  const State now = state(list);
  const std::size_t place = placeOf(now, x);
  return place < now.nodes.size() ? LinkedListItr(now.nodes[place - 1]->next) : LinkedListItr();
}

// Null if there are not so many.
inline const Node *at(const State &list, std::size_t number) {
  return number < list.nodes.size() ? list.nodes[number] : nullptr;
}

}  // namespace linked_list_spec

template <> struct eclat::Spec<LinkedListItr> {
  static constexpr auto laws = "copy self-assignment move equality const strong-guarantee";

  static auto constructor() {
    return [](const LinkedListItr &made) { ECLAT_ENSURES(made.current_ == nullptr); };
  }

  static auto isPastEnd(const LinkedListItr &self) {
    return [&self, before = self](bool result) {
      ECLAT_ENSURES(result == (before.current_ == nullptr));
      ECLAT_ENSURES(self.current_ == before.current_);
    };
  }

  static auto isAtHeader(const LinkedListItr &self) {
    return [&self, before = self](bool result) {
      ECLAT_ENSURES(result == (before.current_ != nullptr && before.current_->isHeader));
      ECLAT_ENSURES(self.current_ == before.current_);
    };
  }

  static auto retrieve(const LinkedListItr &self) {
    ECLAT_THROWS(LinkedListBadItr, self.current_ == nullptr || self.current_->isHeader);
    return [&self, before = self, element = self.current_ ? self.current_->element : 0](int result) {
      ECLAT_ENSURES(result == element);
      ECLAT_ENSURES(self.current_ == before.current_);
    };
  }

  static auto advance(const LinkedListItr &self) {
    return [&self, before = self, next = self.current_ ? self.current_->next : nullptr] {
      ECLAT_ENSURES(self.current_ == next);
      ECLAT_ENSURES(!before.current_ || before.current_->next == next);
    };
  }

  static auto operator_equal(const LinkedListItr &self, const LinkedListItr &other) {
    return [&self, &other, left = self, right = other](bool result) {
      ECLAT_ENSURES(result == (left.current_.get() == right.current_.get()));
      ECLAT_ENSURES(self.current_ == left.current_ && other.current_ == right.current_);
    };
  }

  static auto operator_not_equal(const LinkedListItr &self, const LinkedListItr &other) {
    return [&self, &other, left = self, right = other](bool result) {
      ECLAT_ENSURES(result == (left.current_.get() != right.current_.get()));
      ECLAT_ENSURES(self.current_ == left.current_ && other.current_ == right.current_);
    };
  }
};

template <> struct eclat::Spec<LinkedList> {
  static constexpr auto laws = "copy independence self-assignment move const";

  static void invariant(const LinkedList &self) {
    std::vector<const linked_list_spec::Node *> nodes = linked_list_spec::nodes(self);
    ECLAT_INVARIANT(!nodes.empty() && nodes.front()->isHeader);
    ECLAT_INVARIANT(!nodes.empty() && !nodes.back()->next);  // not a ring
    ECLAT_INVARIANT(std::count_if(nodes.begin(), nodes.end(), [](auto *node) { return node->isHeader; }) == 1);
  }

  static auto constructor() {
    return [](const LinkedList &made) { ECLAT_ENSURES(linked_list_spec::elements(made).empty()); };
  }

  static auto constructor(const LinkedList &other) {
    return [&other, before = linked_list_spec::state(other)](const LinkedList &made) {
      ECLAT_ENSURES(linked_list_spec::elements(made) == before.elements);
      ECLAT_ENSURES(linked_list_spec::state(other) == before);
      ECLAT_ENSURES(linked_list_spec::areApart(made, other));
    };
  }

  static auto operator_assign(const LinkedList &self, const LinkedList &other) {
    return [&self, &other, before = linked_list_spec::state(other),
            header = self.header_.get()](const LinkedList &result) {
      ECLAT_ENSURES(&result == &self);
      ECLAT_ENSURES(linked_list_spec::elements(self) == before.elements);
      ECLAT_ENSURES(linked_list_spec::state(other) == before);
      ECLAT_ENSURES(self.header_.get() == header);
      ECLAT_ENSURES(&self == &other || linked_list_spec::areApart(self, other));
    };
  }

  static auto isEmpty(const LinkedList &self) {
    return [&self, before = linked_list_spec::state(self)](bool result) {
      ECLAT_ENSURES(result == before.elements.empty());
      ECLAT_ENSURES(linked_list_spec::state(self) == before);
    };
  }

  static auto size(const LinkedList &self) {
    return [&self, before = linked_list_spec::state(self)](int result) {
      ECLAT_ENSURES(result == static_cast<long long>(before.elements.size()));
      ECLAT_ENSURES(linked_list_spec::state(self) == before);
    };
  }

  static auto makeEmpty(const LinkedList &self) {
    return [&self, header = self.header_.get(),
            first = self.header_ ? LinkedListItr(self.header_->next) : LinkedListItr()] {
      ECLAT_ENSURES(linked_list_spec::elements(self).empty());
      ECLAT_ENSURES(self.header_.get() == header);
      ECLAT_ENSURES(!first.current_ || !first.current_->next);
    };
  }

  static auto zeroth(const LinkedList &self) {
    return [&self, before = linked_list_spec::state(self)](const LinkedListItr &result) {
      ECLAT_ENSURES(result.current_.get() == linked_list_spec::at(before, 0));
      ECLAT_ENSURES(linked_list_spec::state(self) == before);
    };
  }

  static auto first(const LinkedList &self) {
    return [&self, before = linked_list_spec::state(self)](const LinkedListItr &result) {
      ECLAT_ENSURES(result.current_.get() == linked_list_spec::at(before, 1));
      ECLAT_ENSURES(linked_list_spec::state(self) == before);
    };
  }

  static auto insert(const LinkedList &self, int x, const LinkedListItr &p) {
    const std::size_t place = linked_list_spec::place(self, p);
    ECLAT_REQUIRES(p.current_ == nullptr || place < linked_list_spec::nodes(self).size());
    return [&self, x, &p, oldP = p, place, before = linked_list_spec::state(self)] {
      auto after = linked_list_spec::state(self), expected = before;
      if (oldP.current_) {
        expected.elements.insert(expected.elements.begin() + place, x);
        expected.nodes.insert(expected.nodes.begin() + place + 1, linked_list_spec::at(after, place + 1));
      }
      ECLAT_ENSURES(after == expected);
      ECLAT_ENSURES(p.current_ == oldP.current_);
    };
  }

  static auto find(const LinkedList &self, int x) {
    return [&self, x, before = linked_list_spec::state(self)](const LinkedListItr &result) {
      ECLAT_ENSURES(result.current_.get() == linked_list_spec::at(before, linked_list_spec::placeOf(before, x)));
      ECLAT_ENSURES(linked_list_spec::state(self) == before);
    };
  }

  static auto findPrevious(const LinkedList &self, int x) {
    return [&self, x, before = linked_list_spec::state(self)](const LinkedListItr &result) {
      ECLAT_ENSURES(result.current_.get() == linked_list_spec::at(before, linked_list_spec::placeOf(before, x) - 1));
      ECLAT_ENSURES(linked_list_spec::state(self) == before);
    };
  }

  static auto remove(const LinkedList &self, int x) {
    return [&self, x, removed = linked_list_spec::itrTo(self, x), before = linked_list_spec::state(self)] {
      auto expected = before;
      std::size_t place = linked_list_spec::placeOf(before, x);
      if (place < before.nodes.size()) {
        expected.elements.erase(expected.elements.begin() + place - 1);
        expected.nodes.erase(expected.nodes.begin() + place);
      }
      ECLAT_ENSURES(linked_list_spec::state(self) == expected);
      ECLAT_ENSURES(!removed.current_ || !removed.current_->next);
    };
  }
};
