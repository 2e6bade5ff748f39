#include "value_given.h"

#include "plain_test.hpp"

TEST(Vault, StaysClosed) {
  Vault vault;
  for (unsigned code : {0u, 1u, 1234u, 99999u, 4000000000u})
    EXPECT_FALSE(vault.open(code));
  EXPECT_EQ(vault.opened(), 0);
}
