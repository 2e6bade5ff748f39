#include "work_queue.h"

#include "plain_test.hpp"

TEST(WorkQueue, CountsItsJobs) {
  for (int n = 0; n < 6; ++n) {
    WorkQueue queue, other;
    for (int i = 0; i < n; ++i) {
      queue.add(Job::of(i));
      other.give(std::make_unique<Job>(Job::of(n)));
      EXPECT_EQ(queue.waiting(), i + 1);
    }
    other.give(nullptr);
    queue.merge(std::move(other));
    EXPECT_EQ(queue.waiting(), 2 * n);
    queue.add(Job::of(2));
    EXPECT_TRUE(queue.isComplete());
  }
}
