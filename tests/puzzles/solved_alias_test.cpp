#include "solved_alias.h"

#include "plain_test.hpp"

TEST(Account, Pays) {
  for (int start : {0, 1, 50, 300, 12000, 250000, 9000000, 2000000000, -5}) {
    Account from(start), to(0);
    int before = from.balance();
    for (int amount : {-3, 0, 1, 20, 700, 40000, 3000000, 1500000000}) {
      int had = from.balance();
      from.pay(to, amount);
      EXPECT_EQ(from.balance(), amount > 0 && amount <= had ? had - amount : had);
    }
    from.pay(from, before / 2);
    EXPECT_TRUE(from.balance() <= before);
  }
}
