// FINDS: nothing
// WITH: --class stats::Statistics
// BUDGET: rounds 4
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <stdexcept>

namespace stats {

// Count, least, greatest, mean and variance of numbers that are not kept, by Welford's method.
class Statistics {
public:
  static constexpr double largest = 1e100;

  void add(double value) {
    if (!(std::abs(value) <= largest))
      throw std::invalid_argument("not a number of at most 1e100");
    ++count_;
    const double distance = value - mean_;
    mean_ += distance / static_cast<double>(count_);
    squares_ += distance * (value - mean_);
    least_ = std::min(least_, value);
    greatest_ = std::max(greatest_, value);
  }

  void merge(const Statistics &other) {
    if (other.count_ == 0)
      return;
    if (other.count_ > std::numeric_limits<std::size_t>::max() - count_)
      throw std::overflow_error("too many numbers");
    const double mine = static_cast<double>(count_), theirs = static_cast<double>(other.count_);
    const double distance = other.mean_ - mean_;
    mean_ += distance * (theirs / (mine + theirs));
    squares_ += other.squares_ + distance * distance * mine * theirs / (mine + theirs);
    least_ = std::min(least_, other.least_);
    greatest_ = std::max(greatest_, other.greatest_);
    count_ += other.count_;
  }

  void reset() noexcept { *this = Statistics(); }

  std::size_t count() const noexcept { return count_; }
  bool empty() const noexcept { return count_ == 0; }
  double least() const { return some(least_); }
  double greatest() const { return some(greatest_); }
  // Rounding must not bring the mean outside of the numbers.
  double mean() const { return std::clamp(some(mean_), least_, greatest_); }
  double variance() const { return some(squares_) / static_cast<double>(count_); }
  double deviation() const { return std::sqrt(variance()); }

private:
  double some(double value) const {
    if (empty())
      throw std::logic_error("there are no numbers");
    return value;
  }

  std::size_t count_ = 0;
  double mean_ = 0;
  double squares_ = 0;
  double least_ = std::numeric_limits<double>::infinity();
  double greatest_ = -std::numeric_limits<double>::infinity();
};

}  // namespace stats
