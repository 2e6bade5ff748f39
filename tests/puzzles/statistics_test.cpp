#include "statistics.h"

#include "plain_test.hpp"

#include <limits>
#include <vector>

using stats::Statistics;

namespace {

const std::vector<std::vector<double>> samples = {
    {0},
    {5},
    {-2.5, 2.5},
    {1, 2, 3, 4},
    {7, 7, 7},
    {100, -50, 0},
    {1e9, 1e9 + 1, -1},
    {0.1, 0.2, 0.3},
    {-8, -6, -4},
    {1e100, 3},
    {-1e100, 2, -300}
};

Statistics of(const std::vector<double> &values) {
  Statistics made;
  for (double value : values)
    made.add(value);
  return made;
}

}  // namespace

TEST(Statistics, StartsEmpty) {
  Statistics empty;
  EXPECT_TRUE(empty.empty());
  EXPECT_EQ(empty.count(), 0u);
  EXPECT_THROW(empty.least(), std::logic_error);
  EXPECT_THROW(empty.greatest(), std::logic_error);
  EXPECT_THROW(empty.mean(), std::logic_error);
  EXPECT_THROW(empty.variance(), std::logic_error);
  EXPECT_THROW(empty.deviation(), std::logic_error);
}

TEST(Statistics, Accumulates) {
  for (const std::vector<double> &values : samples) {
    const Statistics statistics = of(values);
    double sum = 0;
    for (double value : values)
      sum += value;
    EXPECT_EQ(statistics.count(), values.size());
    EXPECT_FALSE(statistics.empty());
    EXPECT_DOUBLE_EQ(statistics.mean(), sum / static_cast<double>(values.size()));
    EXPECT_EQ(statistics.least(), *std::min_element(values.begin(), values.end()));
    EXPECT_EQ(statistics.greatest(), *std::max_element(values.begin(), values.end()));
  }
}

TEST(Statistics, HasAVariance) {
  EXPECT_EQ(of({3}).variance(), 0);
  EXPECT_EQ(of({7, 7, 7}).variance(), 0);
  EXPECT_DOUBLE_EQ(of({-2.5, 2.5}).variance(), 6.25);
  EXPECT_DOUBLE_EQ(of({1, 2, 3, 4}).variance(), 1.25);
  EXPECT_DOUBLE_EQ(of({2, 4, 4, 4, 5, 5, 7, 9}).deviation(), 2);
  for (const std::vector<double> &values : samples)
    EXPECT_GE(of(values).variance(), 0);
}

TEST(Statistics, RefusesWhatIsNoNumber) {
  Statistics statistics = of({1, 2});
  const double infinity = std::numeric_limits<double>::infinity();
  for (double value : {infinity, -infinity, std::numeric_limits<double>::quiet_NaN(), 1.1e100, -1e300})
    EXPECT_THROW(statistics.add(value), std::invalid_argument);
  EXPECT_EQ(statistics.count(), 2u);
  EXPECT_EQ(statistics.mean(), 1.5);
}

TEST(Statistics, Merges) {
  for (const std::vector<double> &a : samples)
    for (const std::vector<double> &b : samples) {
      Statistics merged = of(a);
      merged.merge(of(b));
      std::vector<double> all = a;
      all.insert(all.end(), b.begin(), b.end());
      const Statistics expected = of(all);
      EXPECT_EQ(merged.count(), expected.count());
      EXPECT_EQ(merged.least(), expected.least());
      EXPECT_EQ(merged.greatest(), expected.greatest());
      EXPECT_NEAR(merged.mean(), expected.mean(), 1e-12 * (expected.greatest() - expected.least() + 1));
      EXPECT_NEAR(merged.deviation(), expected.deviation(), 1e-7 * (expected.deviation() + 1));
    }
}

TEST(Statistics, MergesWithNoneAndItself) {
  Statistics none;
  none.merge(Statistics());
  EXPECT_TRUE(none.empty());
  Statistics statistics = of({1, 2, 6});
  statistics.merge(none);
  EXPECT_EQ(statistics.count(), 3u);
  statistics.merge(statistics);
  EXPECT_EQ(statistics.count(), 6u);
  EXPECT_EQ(statistics.mean(), 3);
  none.merge(statistics);
  EXPECT_EQ(none.greatest(), 6);
  none.reset();
  EXPECT_TRUE(none.empty());
  none.add(-4);
  EXPECT_EQ(none.greatest(), -4);
}

TEST(Statistics, RefusesTooManyNumbers) {
  Statistics statistics = of({1, 4});
  for (std::size_t count = 2; count <= std::numeric_limits<std::size_t>::max() / 2; count *= 2) {
    EXPECT_EQ(statistics.count(), count);
    statistics.merge(statistics);
  }
  EXPECT_THROW(statistics.merge(statistics), std::overflow_error);
  EXPECT_EQ(statistics.mean(), 2.5);
}
