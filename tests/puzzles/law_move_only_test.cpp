#include "law_move_only.h"

#include "plain_test.hpp"

TEST(Ticket, IsUsedUpToThreeTimes) {
  for (int number : {1, 20, 300}) {
    Ticket ticket(number);
    for (int uses = 1; uses < 6; ++uses) {
      ticket.use();
      EXPECT_EQ(ticket.uses(), uses < 3 ? uses : 3);
    }
    EXPECT_EQ(ticket.number(), number);
  }
}

TEST(Ticket, HasOneOwner) {
  Ticket first(7);
  first.use();
  Ticket second(std::move(first));
  EXPECT_EQ(second.number(), 7);
  EXPECT_EQ(second.uses(), 1);
  Ticket third(8);
  third = Ticket(9);
  EXPECT_EQ(third.number(), 9);
}
