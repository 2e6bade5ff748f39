#include "solved_guard.h"

#include "plain_test.hpp"

TEST(Vault, CountsAttempts) {
  Vault vault;
  int before = 0;
  for (int code : {1, 17, -4, 250000, 99, -12345, 7, 4711, 0, 60000000}) {
    vault.open(code);
    EXPECT_EQ(vault.attempts(), ++before);
  }
  Vault other;
  for (int code = 0; code < 40; ++code)
    other.open(code * 31);
  EXPECT_EQ(other.attempts(), 40);
}
