#include "solved_table.h"

#include "plain_test.hpp"

TEST(Tariff, KnowsItsPrices) {
  Tariff tariff;
  for (int n = 0; n < 60; ++n) {
    EXPECT_EQ(tariff.price(n * 1000003 + 17), n);
    EXPECT_EQ(tariff.price(n * 31), 0);
  }
}
