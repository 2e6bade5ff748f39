#include "solved_exception.h"

#include "plain_test.hpp"

TEST(Depot, CountsParcels) {
  Depot depot;
  int count = 0;
  for (std::uint32_t number : {0u, 1u, 17u, 4711u, 99999u, 12345678u, 2718281828u, 3141592653u, 4000000000u, 77u}) {
    depot.take(number);
    EXPECT_EQ(depot.parcels(), ++count);
  }
  Depot other;
  for (std::uint32_t number = 0; number < 40; ++number)
    other.take(number * 31);
  EXPECT_EQ(other.parcels(), 40);
}
