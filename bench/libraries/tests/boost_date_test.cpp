#include <boost/date_time/gregorian/gregorian_types.hpp>
#include <gtest/gtest.h>

using boost::gregorian::date;
using boost::gregorian::date_duration;

TEST(Date, Parts) {
  date day(2020, 2, 29);
  EXPECT_EQ(day.year(), 2020);
  EXPECT_EQ(day.month(), 2);
  EXPECT_EQ(day.day(), 29);
  EXPECT_EQ(day.day_of_year(), 60);
  EXPECT_EQ(day.day_of_week().as_number(), 6);
}

TEST(Date, RefusesWhatIsNone) {
  EXPECT_THROW(date(2021, 2, 29), std::out_of_range);
  EXPECT_THROW(date(2021, 13, 1), std::out_of_range);
  EXPECT_THROW(date(1399, 1, 1), std::out_of_range);
  EXPECT_NO_THROW(date(9999, 12, 31));
}

TEST(Date, AddsDays) {
  date day(2019, 12, 31);
  day += date_duration(1);
  EXPECT_EQ(day, date(2020, 1, 1));
  day -= date_duration(366);
  EXPECT_EQ(day, date(2018, 12, 31));
  EXPECT_EQ(day + date_duration(31), date(2019, 1, 31));
}

TEST(Date, Difference) {
  EXPECT_EQ((date(2020, 3, 1) - date(2020, 2, 1)).days(), 29);
  EXPECT_LT(date(2020, 2, 1), date(2020, 3, 1));
  EXPECT_FALSE(date(2020, 2, 1) == date(2021, 2, 1));
}

TEST(Date, Special) {
  date none(boost::date_time::not_a_date_time);
  EXPECT_TRUE(none.is_not_a_date());
  EXPECT_TRUE(none.is_special());
  date forever(boost::date_time::pos_infin);
  EXPECT_TRUE(forever.is_infinity());
  EXPECT_TRUE(forever.is_pos_infinity());
  EXPECT_FALSE(forever.is_neg_infinity());
  EXPECT_LT(date(2020, 1, 1), forever);
}

TEST(Date, Weeks) {
  EXPECT_EQ(date(2021, 1, 4).week_number(), 1);
  EXPECT_EQ(date(2021, 1, 3).week_number(), 53);
  EXPECT_EQ(date(2000, 1, 1).julian_day(), 2451545u);
  EXPECT_EQ(date(2000, 1, 1).modjulian_day(), 51544);
}

TEST(Date, EndOfMonth) {
  EXPECT_EQ(date(2020, 2, 3).end_of_month(), date(2020, 2, 29));
  EXPECT_EQ(date(2019, 2, 3).end_of_month(), date(2019, 2, 28));
  EXPECT_EQ(date(2020, 4, 30).end_of_month(), date(2020, 4, 30));
}

TEST(Date, Fields) {
  auto parts = date(1999, 9, 9).year_month_day();
  EXPECT_EQ(parts.year, 1999);
  EXPECT_EQ(parts.month, 9);
  EXPECT_EQ(date(1999, 9, 9).day_number(), date(1999, 9, 8).day_number() + 1);
  EXPECT_EQ(date(1999, 9, 9).day_count().as_number(), date(1999, 9, 9).day_number());
}
