#pragma once

#include <chrono>
#include <optional>

namespace eclat {

// A moment at which something must be over; it may be never.
class Deadline {
public:
  Deadline() = default;                   // never
  static Deadline after(double seconds);  // counted from now; 0 is never
  double secondsLeft() const;             // infinity if it is never; never negative
  bool isUp() const { return secondsLeft() <= 0; }
  bool isNever() const { return !end_; }

private:
  std::optional<std::chrono::steady_clock::time_point> end_;
};

// Sets the moment at which the run must be over (--time-limit), building and emitting included. The command line calls
// it, once.
void endRunAfter(double seconds);
const Deadline &runDeadline();

inline double secondsLeft() { return runDeadline().secondsLeft(); }
inline bool isTimeUp() { return runDeadline().isUp(); }

}  // namespace eclat
