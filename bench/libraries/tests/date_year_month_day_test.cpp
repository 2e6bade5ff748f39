#include <date/date.h>
#include <gtest/gtest.h>

using namespace date;

namespace {

year_month_day make(int y, unsigned m, unsigned d) { return {year(y), month(m), day(d)}; }

TEST(YearMonthDay, Parts) {
  auto day1 = make(2020, 2, 29);
  EXPECT_EQ(static_cast<int>(day1.year()), 2020);
  EXPECT_EQ(static_cast<unsigned>(day1.month()), 2u);
  EXPECT_EQ(static_cast<unsigned>(day1.day()), 29u);
  EXPECT_TRUE(day1.ok());
}

TEST(YearMonthDay, NotOk) {
  EXPECT_FALSE(make(2021, 2, 29).ok());
  EXPECT_FALSE(make(2021, 13, 1).ok());
  EXPECT_FALSE(make(2021, 4, 31).ok());
}

TEST(YearMonthDay, AddsMonths) {
  auto at = make(2020, 11, 5);
  at += months(3);
  EXPECT_EQ(at, make(2021, 2, 5));
  at -= months(2);
  EXPECT_EQ(at, make(2020, 12, 5));
}

TEST(YearMonthDay, AddsYears) {
  auto at = make(2020, 2, 29);
  at += years(1);
  EXPECT_FALSE(at.ok());
  at -= years(5);
  EXPECT_EQ(at, make(2016, 2, 29));
}

TEST(YearMonthDay, Days) {
  EXPECT_EQ(sys_days(make(1970, 1, 1)).time_since_epoch().count(), 0);
  EXPECT_EQ(year_month_day(sys_days(days(365))), make(1971, 1, 1));
  EXPECT_EQ(sys_days(make(2000, 3, 1)) - sys_days(make(2000, 2, 28)), days(2));
}

TEST(YearMonthDay, Order) {
  EXPECT_LT(make(2020, 1, 31), make(2020, 2, 1));
  EXPECT_GT(make(2021, 1, 1), make(2020, 12, 31));
  EXPECT_NE(make(2021, 1, 1), make(2021, 1, 2));
}

TEST(Year, Leap) {
  EXPECT_TRUE(year(2000).is_leap());
  EXPECT_FALSE(year(1900).is_leap());
  EXPECT_TRUE(year(2020).ok());
  year y(2019);
  ++y;
  y += years(3);
  --y;
  EXPECT_EQ(y, year(2022));
}

TEST(Month, WrapsAround) {
  month m(11);
  m += months(3);
  EXPECT_EQ(m, month(2));
  --m;
  m--;
  EXPECT_EQ(m, month(12));
  EXPECT_TRUE(m.ok());
  EXPECT_FALSE(month(13).ok());
}

TEST(Day, AnyNumber) {
  for (unsigned d = 0; d < 40; ++d) {
    day one(d);
    EXPECT_EQ(one.ok(), d >= 1 && d <= 31);
    ++one;
    EXPECT_EQ(static_cast<unsigned>(one), d + 1);
    one -= days(1);
    one += days(2);
    one--;
    --one;
    one++;
    EXPECT_EQ(one, day(d + 1));
  }
  EXPECT_FALSE(day(200).ok());
}

}  // namespace
