#include "value_used.h"

#include "plain_test.hpp"

TEST(Register, SellsAndCancels) {
  Register tickets;
  for (int ticket : {100234, 99871, 765432}) {
    tickets.sell(ticket);
    EXPECT_EQ(tickets.sold(ticket), 1);
  }
  EXPECT_TRUE(tickets.cancel(99871));
  EXPECT_EQ(tickets.sold(99871), 0);
  EXPECT_FALSE(tickets.cancel(5));
}
