// FINDS: nothing
// WITH: --class cache::LruCache
// BUDGET: rounds 4
#pragma once

#include <cstddef>
#include <list>
#include <optional>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace cache {

// Keeps the entries used most recently, at most capacity() of them.
class LruCache {
public:
  explicit LruCache(std::size_t capacity) : capacity_(capacity) {
    if (capacity == 0)
      throw std::invalid_argument("a cache has room for one entry at least");
  }
  // The index holds iterators into the list, so that a copy builds its own.
  LruCache(const LruCache &other) : capacity_(other.capacity_), entries_(other.entries_) { reindex(); }
  LruCache &operator=(const LruCache &other) {
    LruCache copy(other);
    std::swap(capacity_, copy.capacity_);
    entries_.swap(copy.entries_);
    index_.swap(copy.index_);
    return *this;
  }

  std::size_t capacity() const { return capacity_; }
  std::size_t size() const { return entries_.size(); }
  bool empty() const { return entries_.empty(); }
  bool contains(const std::string &key) const { return index_.count(key) != 0; }

  void put(const std::string &key, int value) {
    if (auto found = index_.find(key); found != index_.end()) {
      found->second->second = value;
      touch(found->second);
      return;
    }
    entries_.emplace_front(key, value);
    try {
      index_.emplace(key, entries_.begin());
    } catch (...) {
      entries_.pop_front();
      throw;
    }
    if (entries_.size() > capacity_) {
      index_.erase(entries_.back().first);
      entries_.pop_back();
    }
  }

  std::optional<int> get(const std::string &key) {
    auto found = index_.find(key);
    if (found == index_.end())
      return std::nullopt;
    touch(found->second);
    return found->second->second;
  }

  bool erase(const std::string &key) {
    auto found = index_.find(key);
    if (found == index_.end())
      return false;
    entries_.erase(found->second);
    index_.erase(found);
    return true;
  }

  void clear() {
    index_.clear();
    entries_.clear();
  }

  // From the most to the least recently used.
  std::vector<std::string> keys() const {
    std::vector<std::string> found;
    for (const auto &entry : entries_)
      found.push_back(entry.first);
    return found;
  }

private:
  using Entries = std::list<std::pair<std::string, int>>;

  void touch(Entries::iterator entry) { entries_.splice(entries_.begin(), entries_, entry); }
  void reindex() {
    for (auto entry = entries_.begin(); entry != entries_.end(); ++entry)
      index_.emplace(entry->first, entry);
  }

  std::size_t capacity_;
  Entries entries_;
  std::unordered_map<std::string, Entries::iterator> index_;
};

}  // namespace cache
