#include "class_shapes.h"

#include "plain_test.hpp"
#include <sstream>

TEST(Basket, CountsAndSums) {
  Basket basket("fruit", 10), other("", 1);
  EXPECT_TRUE(basket == other);
  basket.add(3);
  basket.add(4);
  EXPECT_EQ(total(basket), 7);
  EXPECT_EQ(basket.count(), 2);
  EXPECT_EQ(basket.first(), 3);
  EXPECT_TRUE(other < basket);
  EXPECT_TRUE(basket.fits(9));
  std::ostringstream out;
  out << basket;
  EXPECT_EQ(out.str(), "2");
}
