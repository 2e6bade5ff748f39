// FINDS: nothing
// WITH: --class schedule::TimeRange
// BUDGET: rounds 4
#pragma once

#include <algorithm>
#include <optional>
#include <stdexcept>

namespace schedule {

// Minutes of a day from begin() up to, not including, end(). An empty range has its begin as end.
class TimeRange {
public:
  static constexpr int day = 24 * 60;

  TimeRange(int begin, int end) : begin_(begin), end_(end) {
    if (begin < 0 || end > day)
      throw std::out_of_range("outside of the day");
    if (end < begin)
      throw std::invalid_argument("ends before it begins");
  }
  static TimeRange wholeDay() { return TimeRange(0, day); }

  int begin() const { return begin_; }
  int end() const { return end_; }
  int minutes() const { return end_ - begin_; }
  bool empty() const { return begin_ == end_; }

  bool contains(int minute) const { return begin_ <= minute && minute < end_; }
  bool overlaps(const TimeRange &other) const { return std::max(begin_, other.begin_) < std::min(end_, other.end_); }

  std::optional<TimeRange> common(const TimeRange &other) const {
    if (!overlaps(other))
      return std::nullopt;
    return TimeRange(std::max(begin_, other.begin_), std::min(end_, other.end_));
  }

  // The least range that contains both.
  TimeRange span(const TimeRange &other) const {
    return TimeRange(std::min(begin_, other.begin_), std::max(end_, other.end_));
  }

  TimeRange movedBy(int minutes) const {
    if (minutes < -begin_ || minutes > day - end_)
      throw std::out_of_range("outside of the day");
    return TimeRange(begin_ + minutes, end_ + minutes);
  }

  friend bool operator==(const TimeRange &a, const TimeRange &b) { return a.begin_ == b.begin_ && a.end_ == b.end_; }
  friend bool operator!=(const TimeRange &a, const TimeRange &b) { return !(a == b); }

private:
  int begin_, end_;
};

}  // namespace schedule
