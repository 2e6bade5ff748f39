#include <Eigen/Geometry>
#include <gtest/gtest.h>

using Box = Eigen::AlignedBox<double, 2>;
using Point = Eigen::Vector2d;

TEST(AlignedBox, StartsEmpty) {
  Box box;
  EXPECT_TRUE(box.isEmpty());
  box.extend(Point(1, 2));
  EXPECT_FALSE(box.isEmpty());
  EXPECT_EQ(box.min(), Point(1, 2));
}

TEST(AlignedBox, Measures) {
  Box box(Point(0, 0), Point(4, 2));
  EXPECT_EQ(box.sizes(), Point(4, 2));
  EXPECT_EQ(box.center(), Point(2, 1));
  EXPECT_DOUBLE_EQ(box.volume(), 8);
  EXPECT_EQ(box.diagonal(), Point(4, 2));
  EXPECT_EQ(box.dim(), 2);
}

TEST(AlignedBox, Contains) {
  Box box(Point(0, 0), Point(4, 2));
  EXPECT_TRUE(box.contains(Point(4, 2)));
  EXPECT_FALSE(box.contains(Point(5, 1)));
  EXPECT_TRUE(box.contains(Box(Point(1, 1), Point(2, 2))));
}

TEST(AlignedBox, Corners) {
  Box box(Point(0, 0), Point(4, 2));
  EXPECT_EQ(box.corner(Box::TopRight), Point(4, 2));
  EXPECT_EQ(box.corner(Box::BottomLeft), Point(0, 0));
}

TEST(AlignedBox, Merges) {
  Box a(Point(0, 0), Point(2, 2)), b(Point(1, 1), Point(3, 3));
  EXPECT_TRUE(a.intersects(b));
  EXPECT_DOUBLE_EQ(a.intersection(b).volume(), 1);
  EXPECT_DOUBLE_EQ(a.merged(b).volume(), 9);
  a.clamp(b);
  EXPECT_EQ(a.min(), Point(1, 1));
}

TEST(AlignedBox, Distances) {
  Box box(Point(0, 0), Point(1, 1));
  EXPECT_DOUBLE_EQ(box.exteriorDistance(Point(4, 5)), 5);
  EXPECT_DOUBLE_EQ(box.squaredExteriorDistance(Box(Point(2, 0), Point(3, 1))), 1);
  EXPECT_DOUBLE_EQ(box.exteriorDistance(Point(0.5, 0.5)), 0);
}

TEST(AlignedBox, Moves) {
  Box box(Point(0, 0), Point(1, 1));
  box.translate(Point(2, 3));
  EXPECT_EQ(box.max(), Point(3, 4));
  EXPECT_TRUE(box.isApprox(Box(Point(2, 3), Point(3, 4))));
  box.setEmpty();
  EXPECT_TRUE(box.isEmpty());
}
