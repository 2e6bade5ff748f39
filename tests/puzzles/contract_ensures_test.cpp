#include "contract_ensures.h"

#include "plain_test.hpp"

TEST(Purse, PaysWhatItHas) {
  for (int coins : {10, 20, 49}) {
    Purse purse(coins);
    EXPECT_TRUE(purse.pay(3));
    EXPECT_EQ(purse.coins(), coins - 3);
    EXPECT_FALSE(purse.pay(100));
    EXPECT_TRUE(purse.pay(0));
    EXPECT_EQ(purse.coins(), coins - 3);
  }
}
