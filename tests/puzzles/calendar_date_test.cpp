#include "calendar_date.h"

#include "plain_test.hpp"

#include <climits>

using calendar::Date;

TEST(Date, HasYearMonthAndDay) {
  for (int year : {1, 4, 1900, 1999, 2000, 2024, 9999})
    for (int month = 1; month <= 12; ++month)
      for (int day : {1, 2, 15, 28}) {
        const Date date(year, month, day);
        EXPECT_EQ(date.year(), year);
        EXPECT_EQ(date.month(), month);
        EXPECT_EQ(date.day(), day);
      }
}

TEST(Date, RefusesDaysThatAreNone) {
  for (int year : {0, -1, 10000, INT_MIN, INT_MAX})
    EXPECT_THROW(Date(year, 1, 1), std::invalid_argument);
  for (int month : {0, -1, 13, INT_MIN, INT_MAX})
    EXPECT_THROW(Date(2000, month, 1), std::invalid_argument);
  for (int day : {0, -1, 32, INT_MIN, INT_MAX})
    EXPECT_THROW(Date(2000, 1, day), std::invalid_argument);
  EXPECT_THROW(Date(2023, 2, 29), std::invalid_argument);
  EXPECT_THROW(Date(1900, 2, 29), std::invalid_argument);
  EXPECT_THROW(Date(2024, 4, 31), std::invalid_argument);
}

TEST(Date, KnowsLeapYears) {
  for (int year : {4, 2000, 2024, 1600, 0, -4})
    EXPECT_TRUE(Date::isLeap(year));
  for (int year : {1, 1900, 2023, 2100, 9999, -1})
    EXPECT_FALSE(Date::isLeap(year));
  EXPECT_EQ(Date::daysIn(2024, 2), 29);
  EXPECT_EQ(Date::daysIn(2023, 2), 28);
  const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  for (int month = 1; month <= 12; ++month)
    EXPECT_EQ(Date::daysIn(1999, month), days[month - 1]);
  for (int month : {0, 13, -5})
    EXPECT_THROW(Date::daysIn(2000, month), std::invalid_argument);
}

TEST(Date, CountsTheDaysOfTheYear) {
  for (int year : {1, 1900, 2000, 2023, 9999}) {
    EXPECT_EQ(Date(year, 1, 1).dayOfYear(), 1);
    EXPECT_EQ(Date(year, 2, 28).dayOfYear(), 59);
    EXPECT_EQ(Date(year, 3, 1).dayOfYear(), Date::isLeap(year) ? 61 : 60);
    EXPECT_EQ(Date(year, 12, 31).dayOfYear(), Date::isLeap(year) ? 366 : 365);
  }
}

TEST(Date, GoesToTheNextDay) {
  EXPECT_EQ(Date(2024, 2, 28).next(), Date(2024, 2, 29));
  EXPECT_EQ(Date(2023, 2, 28).next(), Date(2023, 3, 1));
  EXPECT_EQ(Date(1999, 12, 31).next(), Date(2000, 1, 1));
  EXPECT_EQ(Date(9999, 12, 30).next(), Date(9999, 12, 31));
  EXPECT_THROW(Date(9999, 12, 31).next(), std::out_of_range);
  Date day(1999, 11, 20);
  for (int i = 0; i < 500; ++i) {
    const Date next = day.next();
    EXPECT_LT(day, next);
    EXPECT_EQ(next - day, 1);
    day = next;
  }
  EXPECT_EQ(day - Date(1999, 11, 20), 500);
}

TEST(Date, CountsDaysBetween) {
  EXPECT_EQ(Date(1, 1, 1).serial(), 0);
  EXPECT_EQ(Date(1970, 1, 1).serial(), 719162);
  EXPECT_EQ(Date(9999, 12, 31).serial(), 3652058);
  EXPECT_EQ(Date(2000, 3, 1) - Date(2000, 2, 1), 29);
  EXPECT_EQ(Date(2000, 1, 1) - Date(2001, 1, 1), -366);
}

TEST(Date, Orders) {
  const Date days[] = {Date(1, 1, 1), Date(1999, 12, 31), Date(2000, 1, 31), Date(2000, 2, 1), Date(2000, 2, 2)};
  for (const Date &a : days)
    for (const Date &b : days) {
      EXPECT_EQ(a < b, a - b < 0);
      EXPECT_EQ(a == b, a - b == 0);
      EXPECT_EQ(a != b, !(a == b));
    }
}
