#include <Imath/ImathBox.h>
#include <gtest/gtest.h>

using Imath::Box2i;
using Imath::V2i;

TEST(Box2i, StartsEmpty) {
  Box2i box;
  EXPECT_TRUE(box.isEmpty());
  EXPECT_FALSE(box.hasVolume());
  EXPECT_EQ(box.size(), V2i(0, 0));
}

TEST(Box2i, Extends) {
  Box2i box;
  box.extendBy(V2i(1, 5));
  EXPECT_EQ(box, Box2i(V2i(1, 5)));
  box.extendBy(V2i(4, 2));
  EXPECT_EQ(box.min, V2i(1, 2));
  EXPECT_EQ(box.max, V2i(4, 5));
  box.extendBy(Box2i(V2i(0, 0), V2i(2, 2)));
  EXPECT_EQ(box.min, V2i(0, 0));
}

TEST(Box2i, Intersects) {
  Box2i box(V2i(0, 0), V2i(10, 10));
  EXPECT_TRUE(box.intersects(V2i(10, 0)));
  EXPECT_FALSE(box.intersects(V2i(11, 0)));
  EXPECT_TRUE(box.intersects(Box2i(V2i(5, 5), V2i(20, 20))));
  EXPECT_FALSE(box.intersects(Box2i(V2i(11, 11), V2i(20, 20))));
}

TEST(Box2i, Measures) {
  Box2i box(V2i(2, 3), V2i(8, 5));
  EXPECT_EQ(box.size(), V2i(6, 2));
  EXPECT_EQ(box.center(), V2i(5, 4));
  EXPECT_EQ(box.majorAxis(), 0u);
  EXPECT_TRUE(box.hasVolume());
}

TEST(Box2i, MakesEmptyAndInfinite) {
  Box2i box(V2i(1, 1), V2i(2, 2));
  box.makeEmpty();
  EXPECT_TRUE(box.isEmpty());
  box.makeInfinite();
  EXPECT_TRUE(box.isInfinite());
  EXPECT_TRUE(box.intersects(V2i(100000, -100000)));
}

TEST(Box2i, Compares) {
  EXPECT_EQ(Box2i(V2i(1, 1), V2i(2, 2)), Box2i(V2i(1, 1), V2i(2, 2)));
  EXPECT_NE(Box2i(V2i(1, 1)), Box2i(V2i(2, 2)));
  EXPECT_FALSE(Box2i(V2i(1, 1)).isInfinite());
}
