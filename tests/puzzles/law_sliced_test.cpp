#include "law_sliced.h"

#include "plain_test.hpp"

TEST(Shape, HasAName) {
  Shape shape;
  EXPECT_EQ(shape.name(), "shape");
  EXPECT_EQ(shape.corners(), 0);
}

TEST(Square, IsAShape) {
  Square square;
  const Shape &shape = square;
  EXPECT_EQ(shape.name(), "square");
  EXPECT_EQ(shape.corners(), 4);
}
