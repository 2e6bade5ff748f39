#include "canvas.h"

#include "plain_test.hpp"

TEST(Canvas, HoldsShapes) {
  for (int n = 0; n < 5; ++n) {
    Canvas canvas;
    EXPECT_EQ(canvas.top(), nullptr);
    EXPECT_EQ(canvas.pop(), nullptr);
    auto other = std::make_shared<Canvas>();
    for (int i = 0; i <= n; ++i) {
      (i % 2 ? canvas : *other).add(Shape::make("square"));
      canvas.add(Shape::make("circle"));
    }
    other->top()->grow(n * 3 - 4);
    EXPECT_GE(other->top()->area(), 0);
    canvas.absorb(other);
    canvas.absorb(nullptr);
    EXPECT_NE(canvas.pop(), nullptr);
  }
}
