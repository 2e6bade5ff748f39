#pragma once

#include <string>
#include <vector>

// What waits in a LevelPriorityQueue: a name, and how urgent it is.
class PriorityEntry {
public:
  // The name must not be empty, the level not negative.
  PriorityEntry(const std::string &name, int level) : name_(name), level_(level) {}

  const std::string &name() const { return name_; }
  int level() const { return level_; }

  // Whether the other entry has the same name and level; false for null.
  bool equals(const PriorityEntry *other) const {
    return other != nullptr && name_ == other->name_ && level_ == other->level_;
  }

  // Whether this one is to be served before the other if both have waited equally long.
  bool isMoreUrgentThan(const PriorityEntry &other) const { return level_ > other.level_; }

  // As "name@level".
  std::string toString() const { return name_ + "@" + std::to_string(level_); }

private:
  friend class LevelPriorityQueue;

  std::string name_;
  int level_;
};

// A queue of named entries with levels from 0 to a maximum. The next one is that with the highest level; of those with
// the same level, the one that came to that level first. A name is in the queue at most once.
class LevelPriorityQueue {
public:
  static constexpr int kUsualLevels = 9;

  LevelPriorityQueue() = default;

  // The maximum level must not be negative.
  explicit LevelPriorityQueue(int maximumLevel) : maximumLevel_(maximumLevel) {}

  int maximumLevel() const { return maximumLevel_; }
  int size() const { return static_cast<int>(entries_.size()); }
  bool isEmpty() const { return entries_.empty(); }

  // Whether an entry has that name; false for the empty one.
  bool contains(const std::string &name) const;

  // Throws std::out_of_range if there is no such name.
  int levelOf(const std::string &name) const;

  // The number of entries of a level, which may be any number.
  int countAt(int level) const;

  // Adds a name that is not empty with a level from 0 to the maximum. Throws std::invalid_argument if the name is in
  // the queue.
  void add(const std::string &name, int level);

  // Adds what the entry says; the rules are the same.
  void addEntry(const PriorityEntry &entry);

  // Gives an entry another level, from 0 to the maximum; it comes behind the others of that level, also if the level is
  // the one that it has. Throws std::out_of_range if there is no such name.
  void changeLevel(const std::string &name, int level);

  // The entry to be served. The queue must not be empty.
  PriorityEntry next() const;

  // Takes the next entry out, and returns it. The queue must not be empty.
  PriorityEntry removeNext();

  // Takes the entry of that name out, and says whether there was one.
  bool remove(const std::string &name);

  // All names, in the order in which they would be served.
  std::vector<std::string> names() const;

  void clear() { entries_.clear(); }

private:
  int find(const std::string &name) const;  // -1 if there is none

  int maximumLevel_ = kUsualLevels;
  std::vector<PriorityEntry> entries_;  // in the order of service
};
