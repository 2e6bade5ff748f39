// FINDS: nothing
// WITH: --class events::EventCounter
// BUDGET: rounds 4
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace events {

// Counts events by name and tells observers. An observer may subscribe and unsubscribe while it is told.
class EventCounter {
public:
  using Observer = std::function<void(const std::string &name, std::size_t count)>;

  EventCounter() = default;
  EventCounter(const EventCounter &) = delete;
  EventCounter &operator=(const EventCounter &) = delete;

  // The number by which the observer is unsubscribed.
  int subscribe(Observer observer) {
    if (!observer)
      throw std::invalid_argument("no observer");
    observers_.emplace(next_, std::move(observer));
    return next_++;
  }
  bool unsubscribe(int id) { return observers_.erase(id) != 0; }
  std::size_t observers() const { return observers_.size(); }

  // Who is told is fixed before the first is told; who has unsubscribed since is left out.
  void fire(const std::string &name) {
    if (name.empty())
      throw std::invalid_argument("an event has a name");
    const std::string told = name;
    const std::size_t count = ++counts_[told];
    ++total_;
    std::vector<int> ids;
    for (const auto &entry : observers_)
      ids.push_back(entry.first);
    for (int id : ids)
      if (auto found = observers_.find(id); found != observers_.end()) {
        Observer observer = found->second;
        observer(told, count);
      }
  }

  std::size_t count(const std::string &name) const {
    auto found = counts_.find(name);
    return found == counts_.end() ? 0 : found->second;
  }
  std::size_t total() const { return total_; }
  std::size_t names() const { return counts_.size(); }
  void reset() {
    counts_.clear();
    total_ = 0;
  }

private:
  std::map<int, Observer> observers_;
  std::map<std::string, std::size_t> counts_;
  std::size_t total_ = 0;
  int next_ = 1;
};

}  // namespace events
