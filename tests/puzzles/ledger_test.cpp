#include "ledger.h"

#include "plain_test.hpp"

TEST(Ledger, OpensEachAccountOnce) {
  Ledger ledger;
  EXPECT_FALSE(ledger.charge("a", 5));
  EXPECT_TRUE(ledger.open("a", 10));
  EXPECT_FALSE(ledger.open("a", 20));
  EXPECT_TRUE(ledger.open("", 30));
  EXPECT_FALSE(ledger.charge("c", 0));
  EXPECT_FALSE(ledger.open("b", -1));
  EXPECT_FALSE(ledger.open("b", 1001));
  EXPECT_TRUE(ledger.open("b", 7));
}

TEST(Ledger, ChargesUpToTheLimit) {
  Ledger ledger;
  int limit = 100;
  for (const char *name : {"eve", "ann", "bob", "zoe"}) {
    EXPECT_TRUE(ledger.open(name, limit));
    for (int amount : {50, 30, 14})
      EXPECT_TRUE(ledger.charge(name, amount));
    EXPECT_FALSE(ledger.charge(name, limit));
    EXPECT_FALSE(ledger.charge(name, -1));
    limit += 111;
  }
  EXPECT_TRUE(ledger.charge("eve", 5));
  EXPECT_FALSE(ledger.charge("eve", 1));
  EXPECT_TRUE(ledger.charge("ann", 116));
  EXPECT_TRUE(ledger.charge("bob", 50));
  EXPECT_FALSE(ledger.charge("bob", 179));
}
