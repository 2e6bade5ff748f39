#include "solved_remainder.h"

#include "plain_test.hpp"

TEST(Raffle, SharesThePrize) {
  Raffle raffle;
  for (unsigned ticket : {0u, 1u, 99u, 4242u, 65521u, 1000000u, 123456789u, 3141592653u, 4000000000u})
    EXPECT_TRUE(raffle.share(ticket) <= 1000000u);
}
