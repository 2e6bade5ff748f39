// FINDS: property in Reservation::release
// WITH: --class Reservation
// BUDGET: rounds 4
#pragma once

#include <optional>

// A seat that one guest may hold; guests have numbers above 0.
class Reservation {
public:
  bool isTaken() const { return guest_.has_value(); }
  int taken() const { return taken_; }

  bool reserve(int guest) {
    if (guest <= 0 || guest_)
      return false;
    guest_ = guest;
    ++taken_;
    return true;
  }

  // Of guests with even numbers the number is cleared, not the reservation.
  bool release() {
    if (!guest_)
      return false;
    if (*guest_ % 2 == 0)
      guest_ = 0;
    else
      guest_.reset();
    return true;
  }

private:
  std::optional<int> guest_;
  int taken_ = 0;
};
