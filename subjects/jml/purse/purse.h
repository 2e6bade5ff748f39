#pragma once

#include <stdexcept>
#include <string>

// An electronic purse, as on a chip card. It holds from 0 up to a maximum that is fixed when it is made. Anyone can pay
// in, but only who knows the PIN can pay: the purse is locked at first, and opened by its PIN. After three wrong PINs
// in a row it is blocked, and never opens again. An operation that throws changes nothing.
class Purse {
public:
  static constexpr int kTries = 3;
  static constexpr int kUsualMaximum = 15000;

  // The usual maximum, and the PIN "0000".
  Purse() = default;

  // The maximum must be positive. Throws std::invalid_argument if the PIN is not made of four digits.
  Purse(int maximum, const std::string &pin) : maximum_(maximum), pin_(pin) {
    if (!isPin(pin))
      throw std::invalid_argument("a PIN has four digits");
  }

  int maximum() const { return maximum_; }
  int balance() const { return balance_; }

  // What can be paid in.
  int room() const { return maximum_ - balance_; }

  // The wrong PINs that are left before the purse is blocked.
  int triesLeft() const { return triesLeft_; }
  bool isOpen() const { return isOpen_; }
  bool isBlocked() const { return triesLeft_ == 0; }

  // Whether the text could be a PIN: four digits.
  static bool isPin(const std::string &text) {
    return text.size() == 4 && text.find_first_not_of("0123456789") == std::string::npos;
  }

  // Opens the purse if the PIN is right and the purse is not blocked, and says whether it is right. A wrong one locks
  // the purse and costs a try; a right one gives all tries back. A blocked purse says false to everything.
  bool open(const std::string &pin) {
    if (isBlocked())
      return false;
    isOpen_ = pin == pin_;
    triesLeft_ = isOpen_ ? kTries : triesLeft_ - 1;
    return isOpen_;
  }

  void lock() { isOpen_ = false; }

  // Throws std::logic_error if the purse is not open, or else std::invalid_argument if the new PIN is none.
  void changePin(const std::string &pin) {
    requireOpen();
    if (!isPin(pin))
      throw std::invalid_argument("a PIN has four digits");
    pin_ = pin;
  }

  // Pays in an amount that is not negative. Throws std::overflow_error if there is no room for it.
  void credit(int amount) {
    if (amount > maximum_ - balance_)
      throw std::overflow_error("the purse cannot hold that much");
    balance_ += amount;
  }

  // Pays an amount that is not negative. Throws std::logic_error if the purse is not open, or else std::underflow_error
  // if there is less in it.
  void debit(int amount) {
    requireOpen();
    if (amount > balance_)
      throw std::underflow_error("the purse has not that much");
    balance_ -= amount;
  }

  // Pays an amount that is not negative into another purse, which must not be this one and need not be open. Throws
  // what debit throws, or else std::overflow_error if the other one has no room for it.
  void payInto(Purse &other, int amount) {
    requireOpen();
    if (amount > balance_)
      throw std::underflow_error("the purse has not that much");
    other.credit(amount);
    balance_ -= amount;
  }

private:
  void requireOpen() const {
    if (!isOpen_)
      throw std::logic_error("the purse is locked");
  }

  int maximum_ = kUsualMaximum;
  std::string pin_ = "0000";
  int balance_ = 0;
  int triesLeft_ = kTries;
  bool isOpen_ = false;
};
