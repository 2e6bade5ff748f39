#include "lease.h"

#include "plain_test.hpp"

#include <climits>
#include <optional>
#include <vector>

using pool::Lease;
using pool::Pool;

TEST(Lease, MayOwnNothing) {
  Lease lease;
  EXPECT_FALSE(lease.owns());
  EXPECT_FALSE(static_cast<bool>(lease));
  EXPECT_THROW(lease.place(), std::logic_error);
  lease.release();
  EXPECT_FALSE(lease.owns());
}

TEST(Lease, EndsWithItsScope) {
  Pool pool(3);
  for (int round = 0; round < 3; ++round) {
    Lease first = pool.acquire();
    {
      Lease second = pool.acquire();
      EXPECT_TRUE(second.owns());
      EXPECT_EQ(second.place(), 2);
      EXPECT_TRUE(pool.isTaken(2));
    }
    EXPECT_FALSE(pool.isTaken(2));
    EXPECT_EQ(pool.inUse(), 1);
  }
  EXPECT_EQ(pool.inUse(), 0);
}

TEST(Lease, Moves) {
  Pool pool(5);
  Lease first = pool.acquire();
  Lease second(std::move(first));
  EXPECT_FALSE(first.owns());
  EXPECT_EQ(second.place(), 1);
  first = pool.acquire();
  EXPECT_EQ(first.place(), 2);
  first = std::move(second);
  EXPECT_EQ(first.place(), 1);
  EXPECT_FALSE(second);
  EXPECT_EQ(pool.inUse(), 1);
  Lease &alias = first;
  first = std::move(alias);
  EXPECT_EQ(first.place(), 1);
  first.swap(second);
  EXPECT_EQ(second.place(), 1);
  EXPECT_FALSE(first.owns());
}

TEST(Pool, GivesTheLeastFreePlace) {
  for (int capacity : {1, 2, 5, 20}) {
    Pool pool(capacity);
    EXPECT_EQ(pool.capacity(), capacity);
    std::vector<Lease> leases;
    for (int i = 1; i <= capacity; ++i) {
      leases.push_back(pool.acquire());
      EXPECT_EQ(leases.back().place(), i);
      EXPECT_EQ(pool.inUse(), i);
    }
    EXPECT_FALSE(pool.acquire().owns());
    leases.front().release();
    EXPECT_EQ(pool.inUse(), capacity - 1);
    EXPECT_EQ(pool.acquire().place(), 1);
  }
}

TEST(Pool, KnowsItsBorders) {
  for (int capacity : {-1, INT_MIN})
    EXPECT_THROW(Pool pool(capacity), std::invalid_argument);
  Pool none(0);
  EXPECT_FALSE(none.acquire().owns());
  Pool pool(INT_MAX);
  Lease lease = pool.acquire();
  for (int place : {0, -1, 2, INT_MAX, INT_MIN})
    EXPECT_FALSE(pool.isTaken(place));
  EXPECT_TRUE(pool.isTaken(1));
}

TEST(Pool, MayEndBeforeItsLeases) {
  std::optional<Pool> pool(std::in_place, 2);
  Lease lease = pool->acquire();
  pool.reset();
  EXPECT_TRUE(lease.owns());
  EXPECT_EQ(lease.place(), 1);
  lease.release();
  EXPECT_FALSE(lease.owns());
}
