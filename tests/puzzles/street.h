// FINDS: nothing
// WITH: --class Street
// BUDGET: rounds 4

// What its makers ask of callers is in the comments alone. A street without a name, or one that ends where it begins,
// does strange things, none of which are its fault.
#pragma once

#include <string>

class Street {
public:
  // The name must not be empty; the numbers of houses are from `first` up to `last`, which is greater.
  Street(const std::string &name, int first, int last) : name_(name), first_(first), last_(last) {}

  std::string name() const { return name_; }
  int first() const { return first_; }
  int last() const { return last_; }
  int length() const { return last_ - first_; }
  char initial() const { return name_.front(); }
  Street from(int number) const { return Street(name_, number, last_); }
  Street reversed() const { return Street(name_, -last_, -first_); }

private:
  std::string name_;
  int first_, last_;
};
