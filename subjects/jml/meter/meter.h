#pragma once

#include <stdexcept>

// The register of a meter, as for water or gas. The reading starts at zero and can only grow, never beyond a limit that
// is fixed when the meter is made. The reader of the meter can mark the present reading, and ask later how much has
// been used since.
class Meter {
public:
  static constexpr int kUsualLimit = 99999;

  Meter() = default;

  // `limit` must be positive.
  explicit Meter(int limit) : limit_(limit) {}

  int limit() const { return limit_; }
  int reading() const { return reading_; }

  // The units that can still be registered.
  int remaining() const { return limit_ - reading_; }
  bool isFull() const { return reading_ == limit_; }

  // Whether advance(units) would be accepted. Any number may be asked for.
  bool canTake(int units) const { return units >= 0 && units <= remaining(); }

  // Registers one unit. The meter must not be full.
  void step() { ++reading_; }

  // Registers `units`, which must not be negative. Throws std::overflow_error if fewer remain; the reading stays then.
  void advance(int units) {
    if (units > remaining())
      throw std::overflow_error("the meter has no room for that");
    reading_ += units;
  }

  // Registers as many of `units` as remain, and returns how many these were. `units` must not be negative.
  int advanceAtMost(int units) {
    int taken = units > limit_ - reading_ ? limit_ - reading_ : units;
    reading_ += taken;
    return taken;
  }

  // The used share of the limit in percent, rounded down.
  int percent() const { return static_cast<int>(100LL * reading_ / limit_); }

  // Remembers the present reading.
  void mark() { marked_ = reading_; }

  // What was registered since the last mark, or ever if there was none.
  int sinceMark() const { return reading_ - marked_; }

  // Meters are equal if they have the same limit, reading and mark.
  bool operator==(const Meter &other) const {
    return limit_ == other.limit_ && reading_ == other.reading_ && marked_ == other.marked_;
  }
  bool operator!=(const Meter &other) const { return !(*this == other); }

private:
  int limit_ = kUsualLimit;
  int reading_ = 0;
  int marked_ = 0;
};
