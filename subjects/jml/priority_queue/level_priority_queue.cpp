#include "level_priority_queue.h"

#include <stdexcept>

int LevelPriorityQueue::find(const std::string &name) const {
  for (int i = 0; i < size(); ++i)
    if (entries_[i].name_ == name)
      return i;
  return -1;
}

bool LevelPriorityQueue::contains(const std::string &name) const { return find(name) >= 0; }

int LevelPriorityQueue::levelOf(const std::string &name) const {
  int at = find(name);
  if (at < 0)
    throw std::out_of_range("there is no entry of that name");
  return entries_[at].level_;
}

int LevelPriorityQueue::countAt(int level) const {
  int count = 0;
  for (const PriorityEntry &entry : entries_)
    count += entry.level_ == level;
  return count;
}

void LevelPriorityQueue::add(const std::string &name, int level) { addEntry(PriorityEntry(name, level)); }

void LevelPriorityQueue::addEntry(const PriorityEntry &entry) {
  if (contains(entry.name_))
    throw std::invalid_argument("the queue has an entry of that name");
  int at = size();
  while (at > 0 && entry.isMoreUrgentThan(entries_[at - 1]))
    --at;
  entries_.insert(entries_.begin() + at, entry);
}

void LevelPriorityQueue::changeLevel(const std::string &name, int level) {
  int at = find(name);
  if (at < 0)
    throw std::out_of_range("there is no entry of that name");
  PriorityEntry changed(name, level);
  entries_.erase(entries_.begin() + at);
  addEntry(changed);
}

PriorityEntry LevelPriorityQueue::next() const { return entries_.front(); }

PriorityEntry LevelPriorityQueue::removeNext() {
  PriorityEntry first = entries_.front();
  entries_.erase(entries_.begin());
  return first;
}

bool LevelPriorityQueue::remove(const std::string &name) {
  int at = find(name);
  if (at < 0)
    return false;
  entries_.erase(entries_.begin() + at);
  return true;
}

std::vector<std::string> LevelPriorityQueue::names() const {
  std::vector<std::string> all;
  for (const PriorityEntry &entry : entries_)
    all.push_back(entry.name_);
  return all;
}
