#include "ways_to_make.h"

#include "plain_test.hpp"

TEST(Plan, IsBuilt) {
  for (short i = 1; i < 10; ++i)
    EXPECT_EQ(Plan::Builder().rooms(static_cast<short>(i * 3)).floors(i).build().roomsPerFloor(), 3);
}

TEST(Office, HasAKeyAndADesk) {
  Office &office = Office::instance();
  Key key(3);
  office.lock(Key(4));
  EXPECT_FALSE(office.opens(key));
  office.lock(std::move(key));
  EXPECT_TRUE(office.opens(Key(3)));
  Seal seal = Seal::of('a'), other = seal;
  other = Seal::of('b');
  Desk desk(other);
  EXPECT_EQ(desk.mark(), 'b');
  office.use(desk);
}
