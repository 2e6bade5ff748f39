#include "nan_safe.h"

#include "plain_test.hpp"

#include <cmath>
#include <limits>

TEST(Vector, HasALength) {
  for (double x : {-3.0, 0.0, 0.5, 40.0})
    for (double y : {-7.0, 0.0, 1.0, 100.0}) {
      Vector vector(x, y);
      EXPECT_EQ(vector.squared(), x * x + y * y);
      EXPECT_EQ(vector.mirrored().x, -x);
      EXPECT_TRUE(vector == Vector(x, y));
      EXPECT_TRUE(vector != Vector(x + 1, y));
    }
}

TEST(Vector, CarriesWhatIsNoNumber) {
  const double nan = std::numeric_limits<double>::quiet_NaN(), infinite = std::numeric_limits<double>::infinity();
  EXPECT_TRUE(std::isnan(Vector(nan, 1).squared()));
  EXPECT_TRUE(std::isnan(Vector(1, nan).squared()));
  EXPECT_FALSE(Vector(nan, 1) == Vector(nan, 1));
  EXPECT_TRUE(std::isnan(Vector(1, nan).mirrored().y));
  EXPECT_TRUE(std::isnan(Vector(nan, 1).mirrored().x));
  EXPECT_EQ(Vector(infinite, 0).squared(), infinite);
  EXPECT_EQ(Vector(0, -infinite).squared(), infinite);
  EXPECT_EQ(Vector().squared(), 0);
  EXPECT_EQ(Vector(1e300, -1e300).squared(), infinite);
}
