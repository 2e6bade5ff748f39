// FINDS: nothing
// WITH: --class Turnstile
// BUDGET: rounds 4
#pragma once

#include <cstdint>
#include <stdexcept>

// A turnstile: a coin unlocks it for one person; only a locked one can be taken out of service.
class Turnstile {
public:
  enum class State { Locked, Unlocked, OutOfService };

  State state() const noexcept { return state_; }
  bool isOpen() const noexcept { return state_ == State::Unlocked; }
  std::uint64_t coins() const noexcept { return coins_; }
  std::uint64_t passed() const noexcept { return passed_; }

  // Whether the coin was kept.
  bool insertCoin() {
    if (state_ != State::Locked)
      return false;
    state_ = State::Unlocked;
    ++coins_;
    return true;
  }

  // Whether the person came through.
  bool push() {
    if (state_ != State::Unlocked)
      return false;
    state_ = State::Locked;
    ++passed_;
    return true;
  }

  void takeOutOfService() {
    if (state_ != State::Locked)
      throw std::logic_error("only a locked turnstile is taken out of service");
    state_ = State::OutOfService;
  }

  void repair() {
    if (state_ != State::OutOfService)
      throw std::logic_error("the turnstile is in service");
    state_ = State::Locked;
  }

  // Takes the coins out and returns how many they were.
  std::uint64_t collect() {
    const std::uint64_t found = coins_;
    coins_ = 0;
    return found;
  }

private:
  State state_ = State::Locked;
  std::uint64_t coins_ = 0;
  std::uint64_t passed_ = 0;
};
