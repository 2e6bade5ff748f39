#include "endless_allocation.h"

#include "plain_test.hpp"

#include <cstddef>

TEST(Depot, HasTheRoomAskedFor) {
  Depot depot;
  EXPECT_EQ(depot.room(), 1u);
  for (int room : {1, 2, 4, 8, 16, 1024}) {
    depot.extend(room);
    EXPECT_EQ(depot.room(), static_cast<std::size_t>(room));
  }
}

TEST(Depot, IgnoresRoomThatIsNone) {
  Depot depot;
  depot.extend(2);
  depot.extend(0);
  depot.extend(-5);
  EXPECT_EQ(depot.room(), 2u);
}
