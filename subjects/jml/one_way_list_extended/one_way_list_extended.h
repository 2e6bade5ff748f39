#pragma once

#include "plain_one_way_list.h"

#include <stdexcept>

// A PlainOneWayList that knows its length, is changed at its end, too, and gives its entries by their number. The rules
// for entries are the same.
class OneWayListExtended : public PlainOneWayList {
public:
  OneWayListExtended() = default;

  int length() const {
    int count = 0;
    for (const Node *node = first_.get(); node; node = node->next.get())
      ++count;
    return count;
  }

  // Puts `item` behind all entries. A cursor off the end stays off the end.
  void append(const EowlItem *item) { *end() = std::make_unique<Node>(item, nullptr); }

  // Takes out the last entry. There must be one. A cursor that was on it is then off the end.
  void removeLast() {
    std::unique_ptr<Node> *place = &first_;
    while ((*place)->next)
      place = &(*place)->next;
    if (cursor_ == place->get())
      cursor_ = nullptr;
    place->reset();
  }

  // The entry with `index` entries before it; throws std::out_of_range if there is none.
  const EowlItem *entryAt(int index) const {
    const Node *node = index < 0 ? nullptr : first_.get();
    for (; node && index > 0; --index)
      node = node->next.get();
    if (!node)
      throw std::out_of_range("OneWayListExtended::entryAt: no such entry");
    return node->entry;
  }

  // Whether `item` itself, not one that looks like it, is an entry.
  bool contains(const EowlItem *item) const {
    const Node *node = first_.get();
    while (node && node->entry != item)
      node = node->next.get();
    return node != nullptr;
  }
};
