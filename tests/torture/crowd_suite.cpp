#include "crowd.h"

#include <gtest/gtest.h>
#include <thread>

TEST(CrowdTest, SixtyFourThreadsHaveOneEach) {
  std::vector<std::thread> threads;
  for (int t = 0; t < 64; ++t)
    threads.emplace_back([t] {
      Crowd own;
      for (int i = 0; i < 60; ++i)
        own.enter(t + i);
      while (own.size() > 0)
        own.leave();
    });
  for (std::thread &thread : threads)
    thread.join();
}

TEST(CrowdTest, SixteenThreadsShareOne) {
  Crowd shared;
  std::vector<std::thread> threads;
  for (int t = 0; t < 16; ++t)
    threads.emplace_back([&] {
      for (int i = 0; i < 100; ++i) {
        shared.enter(i);
        EXPECT_LT(shared.size(), 7);
      }
    });
  for (std::thread &thread : threads)
    thread.join();
}
