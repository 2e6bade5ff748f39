#include "time_range.h"

#include "plain_test.hpp"

#include <climits>
#include <vector>

using schedule::TimeRange;

namespace {

const std::vector<TimeRange> ranges = {
    {0,    0   },
    {0,    1440},
    {0,    60  },
    {30,   90  },
    {60,   120 },
    {37,   44  },
    {41,   1003},
    {500,  500 },
    {500,  501 },
    {1380, 1440},
    {1440, 1440}
};

}  // namespace

TEST(TimeRange, HasBeginAndEnd) {
  for (int begin : {0, 1, 480, 1439, 1440})
    for (int length : {0, 1, 15, 600})
      if (begin + length <= TimeRange::day) {
        const TimeRange range(begin, begin + length);
        EXPECT_EQ(range.begin(), begin);
        EXPECT_EQ(range.end(), begin + length);
        EXPECT_EQ(range.minutes(), length);
        EXPECT_EQ(range.empty(), length == 0);
      }
  EXPECT_EQ(TimeRange::wholeDay().minutes(), 1440);
}

TEST(TimeRange, RefusesWhatIsNone) {
  EXPECT_THROW(TimeRange(-1, 5), std::out_of_range);
  EXPECT_THROW(TimeRange(INT_MIN, INT_MAX), std::out_of_range);
  EXPECT_THROW(TimeRange(5, 1441), std::out_of_range);
  EXPECT_THROW(TimeRange(6, 5), std::invalid_argument);
  EXPECT_THROW(TimeRange(0, INT_MIN), std::invalid_argument);
}

TEST(TimeRange, ContainsMinutes) {
  for (const TimeRange &range : ranges) {
    int found = 0;
    for (int minute = -2; minute <= 1442; ++minute)
      found += range.contains(minute);
    EXPECT_EQ(found, range.minutes());
    EXPECT_FALSE(range.contains(range.end()));
    EXPECT_EQ(range.contains(range.begin()), !range.empty());
    EXPECT_FALSE(range.contains(INT_MAX));
    EXPECT_FALSE(range.contains(INT_MIN));
  }
}

TEST(TimeRange, Overlaps) {
  EXPECT_TRUE(TimeRange(0, 60).overlaps(TimeRange(30, 90)));
  EXPECT_FALSE(TimeRange(0, 60).overlaps(TimeRange(60, 120)));
  EXPECT_FALSE(TimeRange(10, 20).overlaps(TimeRange(15, 15)));
  for (const TimeRange &a : ranges)
    for (const TimeRange &b : ranges) {
      EXPECT_EQ(a.overlaps(b), b.overlaps(a));
      EXPECT_EQ(a.common(b).has_value(), a.overlaps(b));
      if (auto both = a.common(b)) {
        EXPECT_TRUE(a.contains(both->begin()) && b.contains(both->begin()));
        EXPECT_TRUE(a.contains(both->end() - 1) && b.contains(both->end() - 1));
      }
    }
}

TEST(TimeRange, Spans) {
  EXPECT_EQ(TimeRange(10, 20).span(TimeRange(40, 50)), TimeRange(10, 50));
  for (const TimeRange &a : ranges)
    for (const TimeRange &b : ranges) {
      EXPECT_EQ(a.span(b), b.span(a));
      EXPECT_GE(a.span(b).minutes(), a.minutes());
    }
}

TEST(TimeRange, Moves) {
  const TimeRange range(60, 90);
  for (int minutes : {0, 1, -60, 1350, 200, -15}) {
    EXPECT_EQ(range.movedBy(minutes).begin(), 60 + minutes);
    EXPECT_EQ(range.movedBy(minutes).minutes(), 30);
    EXPECT_EQ(range.movedBy(minutes).movedBy(-minutes), range);
  }
  for (int minutes : {-61, 1351, INT_MAX, INT_MIN})
    EXPECT_THROW(range.movedBy(minutes), std::out_of_range);
  for (const TimeRange &each : ranges)
    EXPECT_EQ(each.movedBy(-each.begin()).begin(), 0);
}

TEST(TimeRange, Compares) {
  for (std::size_t i = 0; i < ranges.size(); ++i)
    for (std::size_t j = 0; j < ranges.size(); ++j) {
      EXPECT_EQ(ranges[i] == ranges[j], i == j);
      EXPECT_EQ(ranges[i] != ranges[j], i != j);
    }
}
