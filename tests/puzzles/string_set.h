// FINDS: nothing
// WITH: --class StringSet
// BUDGET: rounds 4
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

// Distinct strings, kept sorted.
class StringSet {
public:
  StringSet() = default;

  std::size_t size() const { return items_.size(); }
  bool empty() const { return items_.empty(); }
  bool contains(const std::string &item) const { return std::binary_search(items_.begin(), items_.end(), item); }

  bool insert(const std::string &item) {
    auto at = std::lower_bound(items_.begin(), items_.end(), item);
    if (at != items_.end() && *at == item)
      return false;
    items_.insert(at, item);
    return true;
  }

  bool remove(const std::string &item) {
    auto at = std::lower_bound(items_.begin(), items_.end(), item);
    if (at == items_.end() || *at != item)
      return false;
    items_.erase(at);
    return true;
  }

  void merge(const StringSet &other) {
    if (&other == this)
      return;
    for (const std::string &item : other.items_)
      insert(item);
  }

private:
  std::vector<std::string> items_;
};
