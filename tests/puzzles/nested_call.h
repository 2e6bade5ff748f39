// FINDS: property in Till::close
// WITH: --class Till --count-nested --no-learning
// BUDGET: rounds 4
#pragma once

// Pays what was set aside when it closes, even if that is nothing, which nobody ever asks to be paid.
class Till {
public:
  void reserve(unsigned cents) { reserved_ = cents % 1000; }
  void pay(unsigned cents) {
    if (cents <= cents_)
      cents_ -= cents;
  }
  void close() {
    pay(reserved_);
    reserved_ = 0;
  }
  unsigned cents() const { return cents_; }

private:
  unsigned cents_ = 5000, reserved_ = 0;
};
