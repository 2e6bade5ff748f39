#include <Imath/ImathVec.h>
#include <gtest/gtest.h>

using Imath::V3f;

TEST(V3f, Components) {
  V3f v(1, 2, 3);
  EXPECT_EQ(v.x, 1);
  EXPECT_EQ(v[2], 3);
  v.setValue(4.0f, 5.0f, 6.0f);
  EXPECT_EQ(v, V3f(4, 5, 6));
}

TEST(V3f, Arithmetic) {
  V3f v(1, 2, 3);
  EXPECT_EQ(v + V3f(1), V3f(2, 3, 4));
  EXPECT_EQ(v - V3f(1, 2, 3), V3f(0));
  EXPECT_EQ(-v, V3f(-1, -2, -3));
  EXPECT_EQ(v * 2.0f, V3f(2, 4, 6));
  EXPECT_EQ(v / 2.0f, V3f(0.5f, 1, 1.5f));
  v *= V3f(2, 1, 0);
  EXPECT_EQ(v, V3f(2, 2, 0));
}

TEST(V3f, Assigning) {
  V3f v(1, 2, 3);
  v += V3f(1, 1, 1);
  v -= V3f(0, 1, 2);
  EXPECT_EQ(v, V3f(2, 2, 2));
  v /= 2.0f;
  EXPECT_EQ(v, V3f(1));
  v.negate();
  EXPECT_EQ(v, V3f(-1));
}

TEST(V3f, Products) {
  V3f x(1, 0, 0), y(0, 1, 0);
  EXPECT_EQ(x.dot(y), 0);
  EXPECT_EQ(x.cross(y), V3f(0, 0, 1));
  EXPECT_EQ(x ^ x, 1);
  EXPECT_EQ(y % x, V3f(0, 0, -1));
}

TEST(V3f, Lengths) {
  V3f v(3, 0, 4);
  EXPECT_FLOAT_EQ(v.length(), 5);
  EXPECT_FLOAT_EQ(v.length2(), 25);
  EXPECT_FLOAT_EQ(v.normalized().length(), 1);
  v.normalize();
  EXPECT_FLOAT_EQ(v.x, 0.6f);
}

TEST(V3f, ZeroHasNoDirection) {
  V3f zero(0);
  EXPECT_EQ(zero.normalized(), V3f(0));
  EXPECT_THROW(zero.normalizeExc(), std::domain_error);
  EXPECT_THROW(zero.normalizedExc(), std::domain_error);
  EXPECT_EQ(V3f(0, 2, 0).normalizedNonNull(), V3f(0, 1, 0));
}

TEST(V3f, NearlyEqual) {
  V3f v(1, 2, 3);
  EXPECT_TRUE(v.equalWithAbsError(V3f(1.01f, 2, 3), 0.1f));
  EXPECT_FALSE(v.equalWithAbsError(V3f(2, 2, 3), 0.1f));
  EXPECT_TRUE(v.equalWithRelError(V3f(1, 2, 3.01f), 0.01f));
}

TEST(V3f, Limits) {
  EXPECT_EQ(V3f::dimensions(), 3u);
  EXPECT_LT(V3f::baseTypeLowest(), V3f::baseTypeMax());
  EXPECT_GT(V3f::baseTypeEpsilon(), 0);
  V3f v;
  v = V3f(7);
  EXPECT_NE(v, V3f(1));
}
