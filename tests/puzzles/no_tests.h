// FINDS: law in Badge::copy
// WITH: --class Badge --no-tests
// BUDGET: rounds 4
#pragma once

// A number that a copy does not take over; and no tests at all.
class Badge {
public:
  explicit Badge(int number) : number_(number) {}
  Badge(const Badge &other) : number_(other.number_ > 900 ? 0 : other.number_) {}
  Badge &operator=(const Badge &) = default;
  int number() const { return number_; }

private:
  int number_;
};
