// FINDS: law in Ticket::move
// WITH: --class Ticket
// BUDGET: rounds 4
#pragma once

#include <utility>

// Admits once, and has one owner. What it is given by assignment it counts as used.
class Ticket {
public:
  explicit Ticket(int number) : number_(number) {}
  Ticket(Ticket &&other) noexcept : number_(std::exchange(other.number_, 0)), uses_(std::exchange(other.uses_, 0)) {}
  Ticket &operator=(Ticket &&other) noexcept {
    number_ = std::exchange(other.number_, 0);
    return *this;
  }

  void use() { uses_ = uses_ < 3 ? uses_ + 1 : 3; }
  int number() const { return number_; }
  int uses() const { return uses_; }

private:
  int number_;
  int uses_ = 0;
};
