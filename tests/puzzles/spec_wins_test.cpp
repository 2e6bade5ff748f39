#include "spec_wins.h"

#include "plain_test.hpp"

TEST(Wallet, Spends) {
  Wallet wallet(5000);
  wallet.spend(200);
  EXPECT_EQ(wallet.cents(), 4800);
  wallet.spend(0);
  wallet.spend(-3);
  EXPECT_EQ(wallet.cents(), 4800);
}
