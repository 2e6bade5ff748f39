#include <GeographicLib/Geodesic.hpp>
#include <GeographicLib/GeodesicLine.hpp>
#include <gtest/gtest.h>

using GeographicLib::Geodesic;

namespace {

const double kRadius = 6378137, kFlattening = 1 / 298.257223563;

TEST(Geodesic, Inverse) {
  Geodesic earth(kRadius, kFlattening);
  double metres = 0;
  earth.Inverse(0, 0, 0, 1, metres);
  EXPECT_NEAR(metres, 111319.49, 0.01);
  earth.Inverse(40.6, -73.8, 51.6, -0.5, metres);
  EXPECT_NEAR(metres, 5551759.4, 100000);
}

TEST(Geodesic, Direct) {
  Geodesic earth(kRadius, kFlattening);
  double latitude = 0, longitude = 0;
  earth.Direct(0, 0, 90, 111319.49, latitude, longitude);
  EXPECT_NEAR(latitude, 0, 1e-9);
  EXPECT_NEAR(longitude, 1, 1e-6);
}

TEST(Geodesic, SamePlace) {
  Geodesic earth(kRadius, kFlattening);
  double metres = 1, azimuth1 = 0, azimuth2 = 0;
  EXPECT_EQ(earth.Inverse(10, 20, 10, 20, metres, azimuth1, azimuth2), 0);
  EXPECT_EQ(metres, 0);
}

TEST(Geodesic, Azimuths) {
  Geodesic earth(kRadius, kFlattening);
  double azimuth1 = 0, azimuth2 = 0;
  earth.Inverse(0, 0, 0, 10, azimuth1, azimuth2);
  EXPECT_NEAR(azimuth1, 90, 1e-9);
  EXPECT_NEAR(azimuth2, 90, 1e-9);
}

TEST(Geodesic, RefusesBadShapes) {
  EXPECT_THROW(Geodesic(-1, 0), GeographicLib::GeographicErr);
  EXPECT_THROW(Geodesic(1, 1), GeographicLib::GeographicErr);
  EXPECT_NO_THROW(Geodesic(1, 0));
}

TEST(Geodesic, Spheres) {
  Geodesic ball(1, 0);
  EXPECT_EQ(ball.EquatorialRadius(), 1);
  EXPECT_EQ(ball.Flattening(), 0);
  EXPECT_NEAR(ball.EllipsoidArea(), 12.566370614359172, 1e-12);
}

TEST(Geodesic, ArcDirect) {
  Geodesic ball(1, 0);
  double latitude = 0, longitude = 0;
  ball.ArcDirect(0, 0, 0, 45, latitude, longitude);
  EXPECT_NEAR(latitude, 45, 1e-9);
  EXPECT_NEAR(longitude, 0, 1e-9);
}

TEST(Geodesic, Lines) {
  Geodesic earth(kRadius, kFlattening);
  auto line = earth.Line(10, 20, 30);
  EXPECT_TRUE(line.Init());
  EXPECT_DOUBLE_EQ(line.Latitude(), 10);
  EXPECT_DOUBLE_EQ(earth.DirectLine(0, 0, 90, 1000).Distance(), 1000);
}

}  // namespace
