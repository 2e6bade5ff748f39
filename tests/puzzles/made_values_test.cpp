#include "made_values.h"

#include "plain_test.hpp"

TEST(Shop, TakesItsThings) {
  shop::Shop shop;
  shop.pay(shop::Money(5));
  EXPECT_EQ(shop.total(), 5);
  shop.mark({shop::Tag(), shop::Tag("a", shop::Money(1))});
  EXPECT_EQ(shop.total(), 2);
}
