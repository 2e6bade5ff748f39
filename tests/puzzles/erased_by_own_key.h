// FINDS: nothing
// WITH: --class Roster
// BUDGET: rounds 4
#pragma once

#include <list>
#include <string>

// Names in the order in which they came. Who erases a name by the reference that the roster itself has handed out
// leaves that reference dangling, and nobody uses it again.
class Roster {
public:
  void add(const std::string &name) { names_.push_back(name); }
  const std::string &newest() const {
    static const std::string none;
    return names_.empty() ? none : names_.back();
  }
  bool erase(const std::string &name) {
    for (auto it = names_.begin(); it != names_.end(); ++it)
      if (*it == name) {
        names_.erase(it);
        return true;
      }
    return false;
  }
  std::size_t size() const { return names_.size(); }

private:
  std::list<std::string> names_;
};
