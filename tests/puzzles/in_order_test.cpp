#include "in_order.h"

#include "plain_test.hpp"

TEST(Lock, CountsTries) {
  Lock lock;
  for (int i = 1; i < 9; ++i) {
    lock.dial(i, i, i);
    EXPECT_EQ(lock.tries(), i);
  }
}
