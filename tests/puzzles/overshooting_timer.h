// FINDS: property in kitchen::Timer::tick
// WITH: --class kitchen::Timer
// BUDGET: rounds 8
#pragma once

#include <stdexcept>

namespace kitchen {

enum class Phase { Running, Paused, Done };

// Rings when the time is up. A tick that jumps over the end is never noticed, so elapsed() exceeds limit().
class Timer {
public:
  explicit Timer(int limit) : limit_(limit) {
    if (limit < 1 || limit > 1000)
      throw std::invalid_argument("limit");
  }

  Phase phase() const { return phase_; }
  int elapsed() const { return elapsed_; }
  int limit() const { return limit_; }

  void pause(bool on) {
    if (phase_ != Phase::Done)
      phase_ = on ? Phase::Paused : Phase::Running;
  }

  void tick(int seconds) {
    if (seconds < 1 || seconds > limit_)
      throw std::invalid_argument("seconds");
    if (phase_ != Phase::Running)
      return;
    elapsed_ += seconds;
    if (elapsed_ == limit_)
      phase_ = Phase::Done;
  }

private:
  Phase phase_ = Phase::Running;
  int elapsed_ = 0;
  int limit_;
};

}  // namespace kitchen
