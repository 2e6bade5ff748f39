#include "number_kinds.h"

#include "plain_test.hpp"
#include <limits>

TEST(Gauge, KeepsTheLongest) {
  constexpr long long kMost = std::numeric_limits<long long>::max();
  Gauge gauge;
  for (long long n : {0LL, 1LL, -1LL, 7LL, -20LL, 1LL << 40, -(1LL << 50), kMost, -kMost}) {
    gauge.setLongest(n);
    EXPECT_EQ(gauge.longest(), n < 0 ? -n : n);
  }
  EXPECT_EQ(gauge.next(Gauge::Mile), Gauge::Metre);
  EXPECT_EQ(gauge.flipped(0).count(), 12u);
}
