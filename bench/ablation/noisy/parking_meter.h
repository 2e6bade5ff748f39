// FINDS: nothing
// WITH: --class parking::Meter --class parking::CappedMeter
// BUDGET: rounds 4
#pragma once

#include <algorithm>
#include <memory>
#include <stdexcept>

namespace parking {

// What parking costs, by time; a started hour counts.
class Meter {
public:
  explicit Meter(int perHour) : perHour_(perHour) {
    if (perHour < 0 || perHour > 10000)
      throw std::invalid_argument("the price of an hour is 0 to 10000");
  }
  virtual ~Meter() = default;

  int perHour() const { return perHour_; }
  int minutes() const { return minutes_; }
  bool running() const { return running_; }

  void start() {
    if (running_)
      throw std::logic_error("the meter runs");
    running_ = true;
    minutes_ = 0;
  }

  void pass(int minutes) {
    if (minutes < 0 || minutes > longest)
      throw std::invalid_argument("a time is 0 to 100000 minutes");
    if (running_)
      minutes_ = std::min(minutes_ + minutes, longest);
  }

  // Ends the parking and returns its price.
  int stop() {
    if (!running_)
      throw std::logic_error("the meter does not run");
    running_ = false;
    return price();
  }

  virtual int price() const { return (minutes_ + 59) / 60 * perHour_; }
  virtual std::unique_ptr<Meter> clone() const { return std::unique_ptr<Meter>(new Meter(*this)); }

protected:
  Meter(const Meter &) = default;
  Meter &operator=(const Meter &) = delete;

private:
  static constexpr int longest = 100000;

  int perHour_;
  int minutes_ = 0;
  bool running_ = false;
};

// The price of a day is limited.
class CappedMeter final : public Meter {
public:
  CappedMeter(int perHour, int perDay) : Meter(perHour), perDay_(perDay) {
    if (perDay < perHour || perDay > 24 * perHour)
      throw std::invalid_argument("a day costs at least one hour and at most 24");
  }

  int perDay() const { return perDay_; }

  int price() const override {
    const int days = minutes() / 1440, hours = (minutes() % 1440 + 59) / 60;
    return days * perDay_ + std::min(hours * perHour(), perDay_);
  }
  std::unique_ptr<Meter> clone() const override { return std::make_unique<CappedMeter>(*this); }

private:
  int perDay_;
};

}  // namespace parking
