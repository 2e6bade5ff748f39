// FINDS: nothing
// WITH: --class calendar::Date
// BUDGET: rounds 4
#pragma once

#include <stdexcept>
#include <tuple>

namespace calendar {

// A day of the Gregorian calendar in the years 1 to 9999.
class Date {
public:
  Date(int year, int month, int day) : year_(year), month_(month), day_(day) {
    if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
      throw std::invalid_argument("no such day");
  }

  int year() const noexcept { return year_; }
  int month() const noexcept { return month_; }
  int day() const noexcept { return day_; }

  static bool isLeap(int year) noexcept { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

  static int daysIn(int year, int month) {
    switch (month) {
    case 2: return isLeap(year) ? 29 : 28;
    case 4:
    case 6:
    case 9:
    case 11: return 30;
    default:
      if (month < 1 || month > 12)
        throw std::invalid_argument("no such month");
      return 31;
    }
  }

  int dayOfYear() const {
    int days = day_;
    for (int month = 1; month < month_; ++month)
      days += daysIn(year_, month);
    return days;
  }

  Date next() const {
    if (day_ < daysIn(year_, month_))
      return Date(year_, month_, day_ + 1);
    if (month_ < 12)
      return Date(year_, month_ + 1, 1);
    if (year_ == 9999)
      throw std::out_of_range("the last day has no next");
    return Date(year_ + 1, 1, 1);
  }

  // The days from the first day of the year 1.
  int serial() const {
    const int before = year_ - 1;
    return before * 365 + before / 4 - before / 100 + before / 400 + dayOfYear() - 1;
  }

  friend int operator-(const Date &a, const Date &b) { return a.serial() - b.serial(); }
  friend bool operator==(const Date &a, const Date &b) { return a.parts() == b.parts(); }
  friend bool operator!=(const Date &a, const Date &b) { return !(a == b); }
  friend bool operator<(const Date &a, const Date &b) { return a.parts() < b.parts(); }

private:
  std::tuple<int, int, int> parts() const { return {year_, month_, day_}; }

  int year_, month_, day_;
};

}  // namespace calendar
