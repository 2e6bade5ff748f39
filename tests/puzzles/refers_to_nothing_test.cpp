#include "refers_to_nothing.h"

#include "plain_test.hpp"

TEST(Queue, HandsOutTheOldest) {
  for (int count = 1; count < 6; ++count) {
    Queue queue;
    for (int i = 0; i < count; ++i)
      queue.add(std::string(1, static_cast<char>('a' + i)));
    for (int i = 0; i < count; ++i) {
      EXPECT_EQ(queue.oldest(), std::string(1, static_cast<char>('a' + i)));
      EXPECT_TRUE(queue.next());
    }
    EXPECT_TRUE(queue.isIdle());
    for (int hour = 0; hour < 24; ++hour)
      EXPECT_EQ(queue.isOpen(hour), hour >= 9 && hour < 17);
    EXPECT_TRUE(!queue.next());
  }
}
