// FINDS: law in Urgency::order
// WITH: --class Urgency
// BUDGET: rounds 4
#pragma once

#include <string>

// Calls by urgency, then by name. Two equal ones are each before the other.
class Urgency {
public:
  Urgency(int level, const std::string &name) : level_(level), name_(name) {}
  int level() const { return level_; }
  const std::string &name() const { return name_; }
  bool operator<(const Urgency &other) const {
    return level_ != other.level_ ? level_ < other.level_ : name_ <= other.name_;
  }

private:
  int level_;
  std::string name_;
};
