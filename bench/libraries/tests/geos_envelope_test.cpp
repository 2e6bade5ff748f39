#include <geos/geom/Envelope.h>
#include <gtest/gtest.h>

using geos::geom::Coordinate;
using geos::geom::Envelope;

TEST(Envelope, StartsNull) {
  Envelope envelope;
  EXPECT_TRUE(envelope.isNull());
  EXPECT_EQ(envelope.getWidth(), 0);
  EXPECT_EQ(envelope.getArea(), 0);
}

TEST(Envelope, Orders) {
  Envelope envelope(5, 1, 7, 3);
  EXPECT_EQ(envelope.getMinX(), 1);
  EXPECT_EQ(envelope.getMaxX(), 5);
  EXPECT_EQ(envelope.getHeight(), 4);
  EXPECT_EQ(envelope.getArea(), 16);
}

TEST(Envelope, Expands) {
  Envelope envelope(0, 1, 0, 1);
  envelope.expandToInclude(5, -2);
  EXPECT_EQ(envelope.getMaxX(), 5);
  EXPECT_EQ(envelope.getMinY(), -2);
  envelope.expandBy(1);
  EXPECT_EQ(envelope.getMaxX(), 6);
  envelope.expandBy(-10);
  EXPECT_TRUE(envelope.isNull());
}

TEST(Envelope, Contains) {
  Envelope envelope(0, 4, 0, 4);
  EXPECT_TRUE(envelope.contains(2, 2));
  EXPECT_TRUE(envelope.covers(4, 4));
  EXPECT_FALSE(envelope.contains(Coordinate(5, 5)));
  EXPECT_TRUE(envelope.contains(Envelope(1, 2, 1, 2)));
}

TEST(Envelope, Intersects) {
  Envelope a(0, 4, 0, 4), b(3, 6, 3, 6), c(5, 6, 5, 6);
  EXPECT_TRUE(a.intersects(b));
  EXPECT_FALSE(a.intersects(c));
  Envelope common;
  EXPECT_TRUE(a.intersection(b, common));
  EXPECT_EQ(common.getArea(), 1);
  EXPECT_NEAR(a.distance(c), 1.41421, 1e-4);
}

TEST(Envelope, Centre) {
  Envelope envelope(0, 4, 2, 4);
  Coordinate centre;
  EXPECT_TRUE(envelope.centre(centre));
  EXPECT_EQ(centre.x, 2);
  EXPECT_FALSE(Envelope().centre(centre));
}

TEST(Envelope, Moves) {
  Envelope envelope(0, 1, 0, 1);
  envelope.translate(2, 3);
  EXPECT_EQ(envelope.getMinX(), 2);
  EXPECT_EQ(envelope, Envelope(2, 3, 3, 4));
  envelope.setToNull();
  EXPECT_TRUE(envelope.isNull());
  envelope.init(1, 2, 3, 4);
  EXPECT_EQ(envelope.toString(), "Env[1:2,3:4]");
}

TEST(Envelope, AnyCorners) {
  for (int x = -3; x <= 3; ++x)
    for (int y = -3; y <= 3; ++y) {
      Envelope envelope(x, -y, 2 * y, 5);
      EXPECT_LE(envelope.getMinX(), envelope.getMaxX());
      EXPECT_LE(envelope.getMinY(), envelope.getMaxY());
      EXPECT_TRUE(envelope.covers(x, 5));
    }
}
