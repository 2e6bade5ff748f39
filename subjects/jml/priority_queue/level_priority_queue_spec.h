#pragma once

#include "level_priority_queue.h"

#include <algorithm>
#include <eclat/spec.h>
#include <set>
#include <stdexcept>
#include <utility>

namespace level_queue_spec {

// The entries in the order of service.
using Model = std::vector<std::pair<std::string, int>>;

inline Model model(const LevelPriorityQueue &queue) {
  Model all;
  for (const PriorityEntry &entry : queue.entries_)
    all.emplace_back(entry.name_, entry.level_);
  return all;
}

inline bool has(const Model &model, const std::string &name) {
  return std::any_of(model.begin(), model.end(), [&](const auto &entry) { return entry.first == name; });
}

inline Model without(const Model &model, const std::string &name) {
  Model rest;
  for (const auto &entry : model)
    if (entry.first != name)
      rest.push_back(entry);
  return rest;
}

// Behind all that are as urgent or more so.
inline Model with(const Model &model, const std::string &name, int level) {
  Model result;
  for (const auto &entry : model)
    if (entry.second >= level)
      result.push_back(entry);
  result.emplace_back(name, level);
  for (const auto &entry : model)
    if (entry.second < level)
      result.push_back(entry);
  return result;
}

}  // namespace level_queue_spec

template <> struct eclat::Spec<PriorityEntry> {
  static constexpr auto laws = "copy independence self-assignment move";

  static void invariant(const PriorityEntry &self) {
    ECLAT_INVARIANT(!self.name_.empty());
    ECLAT_INVARIANT(self.level_ >= 0);
  }

  static auto constructor(const std::string &name, int level) {
    ECLAT_REQUIRES(!name.empty());
    ECLAT_REQUIRES(level >= 0);
    return [name, level](const PriorityEntry &made) {
      ECLAT_ENSURES(made.name_ == name);
      ECLAT_ENSURES(made.level_ == level);
    };
  }
  static auto name(const PriorityEntry &self) {
    return [&self](const std::string &result) { ECLAT_ENSURES(result == self.name_); };
  }
  static auto level(const PriorityEntry &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.level_); };
  }
  static auto equals(const PriorityEntry &self, const PriorityEntry *other) {
    bool same = other && self.name_ == other->name_ && self.level_ == other->level_;
    return [same](bool result) { ECLAT_ENSURES(result == same); };
  }
  static auto isMoreUrgentThan(const PriorityEntry &self, const PriorityEntry &other) {
    return [isGreater = self.level_ > other.level_](bool result) { ECLAT_ENSURES(result == isGreater); };
  }
  static auto toString(const PriorityEntry &self) {
    return
        [&self](const std::string &result) { ECLAT_ENSURES(result == self.name_ + "@" + std::to_string(self.level_)); };
  }
};

template <> struct eclat::Spec<LevelPriorityQueue> {
  static constexpr auto laws = "copy independence self-assignment move";

  static void invariant(const LevelPriorityQueue &self) {
    ECLAT_INVARIANT(self.maximumLevel_ >= 0);
    std::set<std::string> names;
    bool areOrdered = true, areInRange = true;
    for (std::size_t i = 0; i < self.entries_.size(); ++i) {
      const PriorityEntry &entry = self.entries_[i];
      names.insert(entry.name_);
      areInRange = areInRange && 0 <= entry.level_ && entry.level_ <= self.maximumLevel_ && !entry.name_.empty();
      areOrdered = areOrdered && (i == 0 || self.entries_[i - 1].level_ >= entry.level_);
    }
    ECLAT_INVARIANT(areInRange);
    ECLAT_INVARIANT(areOrdered);
    ECLAT_INVARIANT(names.size() == self.entries_.size());
  }

  static auto constructor() {
    return [](const LevelPriorityQueue &made) {
      ECLAT_ENSURES(made.maximumLevel_ == 9);
      ECLAT_ENSURES(made.entries_.empty());
    };
  }
  static auto constructor(int maximumLevel) {
    ECLAT_REQUIRES(maximumLevel >= 0);
    return [maximumLevel](const LevelPriorityQueue &made) {
      ECLAT_ENSURES(made.maximumLevel_ == maximumLevel);
      ECLAT_ENSURES(made.entries_.empty());
    };
  }

  static auto maximumLevel(const LevelPriorityQueue &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.maximumLevel_); };
  }
  static auto size(const LevelPriorityQueue &self) {
    return [count = self.entries_.size()](int result) { ECLAT_ENSURES(result == static_cast<int>(count)); };
  }
  static auto isEmpty(const LevelPriorityQueue &self) {
    return [count = self.entries_.size()](bool result) { ECLAT_ENSURES(result == (count == 0)); };
  }
  static auto contains(const LevelPriorityQueue &self, const std::string &name) {
    return [isThere = level_queue_spec::has(level_queue_spec::model(self), name)](bool result) {
      ECLAT_ENSURES(result == isThere);
    };
  }
  static auto levelOf(const LevelPriorityQueue &self, const std::string &name) {
    auto model = level_queue_spec::model(self);
    ECLAT_THROWS(std::out_of_range, !level_queue_spec::has(model, name));
    return [model, name](int result) {
      ECLAT_ENSURES(std::count(model.begin(), model.end(), std::pair(name, result)) == 1);
    };
  }
  static auto countAt(const LevelPriorityQueue &self, int level) {
    return [model = level_queue_spec::model(self), level](int result) {
      ECLAT_ENSURES(result == std::count_if(model.begin(), model.end(),
                                            [level](const auto &entry) { return entry.second == level; }));
    };
  }

  static auto add(const LevelPriorityQueue &self, const std::string &name, int level) {
    ECLAT_REQUIRES(!name.empty());
    ECLAT_REQUIRES(0 <= level && level <= self.maximumLevel_);
    auto before = level_queue_spec::model(self);
    ECLAT_THROWS(std::invalid_argument, level_queue_spec::has(before, name));
    return [&self, expected = level_queue_spec::with(before, name, level), maximum = self.maximumLevel_] {
      ECLAT_ENSURES(level_queue_spec::model(self) == expected);
      ECLAT_ENSURES(self.maximumLevel_ == maximum);
    };
  }
  static auto addEntry(const LevelPriorityQueue &self, const PriorityEntry &entry) {
    return add(self, entry.name_, entry.level_);
  }
  static auto changeLevel(const LevelPriorityQueue &self, const std::string &name, int level) {
    ECLAT_REQUIRES(0 <= level && level <= self.maximumLevel_);
    auto before = level_queue_spec::model(self);
    ECLAT_THROWS(std::out_of_range, !level_queue_spec::has(before, name));
    auto expected = level_queue_spec::with(level_queue_spec::without(before, name), name, level);
    return [&self, expected, maximum = self.maximumLevel_] {
      ECLAT_ENSURES(level_queue_spec::model(self) == expected);
      ECLAT_ENSURES(self.maximumLevel_ == maximum);
    };
  }

  static auto next(const LevelPriorityQueue &self) {
    ECLAT_REQUIRES(!self.entries_.empty());
    return [&self, before = level_queue_spec::model(self)](const PriorityEntry &result) {
      ECLAT_ENSURES(result.name_ == before.front().first && result.level_ == before.front().second);
      ECLAT_ENSURES(level_queue_spec::model(self) == before);
    };
  }
  static auto removeNext(const LevelPriorityQueue &self) {
    ECLAT_REQUIRES(!self.entries_.empty());
    return [&self, before = level_queue_spec::model(self), maximum = self.maximumLevel_](const PriorityEntry &result) {
      ECLAT_ENSURES(result.name_ == before.front().first && result.level_ == before.front().second);
      ECLAT_ENSURES(level_queue_spec::model(self) == level_queue_spec::Model(before.begin() + 1, before.end()));
      ECLAT_ENSURES(self.maximumLevel_ == maximum);
    };
  }
  static auto remove(const LevelPriorityQueue &self, const std::string &name) {
    return [&self, name, before = level_queue_spec::model(self), maximum = self.maximumLevel_](bool result) {
      ECLAT_ENSURES(result == level_queue_spec::has(before, name));
      ECLAT_ENSURES(level_queue_spec::model(self) == level_queue_spec::without(before, name));
      ECLAT_ENSURES(self.maximumLevel_ == maximum);
    };
  }
  static auto names(const LevelPriorityQueue &self) {
    return [model = level_queue_spec::model(self)](const std::vector<std::string> &result) {
      bool isSame = result.size() == model.size();
      for (std::size_t i = 0; isSame && i < model.size(); ++i)
        isSame = result[i] == model[i].first;
      ECLAT_ENSURES(isSame);
    };
  }
  static auto clear(const LevelPriorityQueue &self) {
    return [&self, maximum = self.maximumLevel_] {
      ECLAT_ENSURES(self.entries_.empty());
      ECLAT_ENSURES(self.maximumLevel_ == maximum);
    };
  }
};
