#include "law_equality.h"

#include "plain_test.hpp"

TEST(Reading, NearOnesAreEqual) {
  for (int tenths : {-2000, -5, 0, 17, 205, 1990}) {
    EXPECT_EQ(Reading(tenths).tenths(), tenths);
    EXPECT_TRUE(Reading(tenths) == Reading(tenths));
    EXPECT_TRUE(Reading(tenths) == Reading(tenths + 1));
    EXPECT_FALSE(Reading(tenths) == Reading(tenths + 5));
  }
}

TEST(Reading, RefusesWhatNoThermometerShows) {
  for (int tenths : {-2001, 2001, 1000000})
    EXPECT_THROW(Reading reading(tenths), std::invalid_argument);
}
