#include "method_kinds.h"

#include "plain_test.hpp"

TEST(Cake, IsShared) {
  for (short guests = 1; guests < 12; ++guests) {
    Cake cake;
    EXPECT_TRUE(cake.isWhole());
    cake.cut(static_cast<short>(guests * 4));
    EXPECT_EQ(cake.share(guests), 4);
    cake.cut(guests, false);
    EXPECT_EQ(cake.pieces(), guests);
    cake.cut();
    EXPECT_EQ(cake.both().first, 8);
  }
}

TEST(Cake, HasAName) {
  Cake cake;
  cake.name() = "tart";
  EXPECT_TRUE(cake.isFor("tart"));
  const Cake copy = cake;
  EXPECT_EQ(copy.name(), "tart");
  EXPECT_EQ(std::move(cake).name(), "tart");
  EXPECT_EQ(Cake::sizeOf(4), 8);
  static_assert(Cake::largest() == 64);
}
