#include <GeographicLib/GeoCoords.hpp>
#include <gtest/gtest.h>

using GeographicLib::GeoCoords;

TEST(GeoCoords, FromDegrees) {
  GeoCoords point(52.5, 13.4);
  EXPECT_DOUBLE_EQ(point.Latitude(), 52.5);
  EXPECT_DOUBLE_EQ(point.Longitude(), 13.4);
  EXPECT_EQ(point.Zone(), 33);
  EXPECT_TRUE(point.Northp());
  EXPECT_EQ(point.Hemisphere(), 'n');
}

TEST(GeoCoords, FromText) {
  GeoCoords point("33.3 44.4");
  EXPECT_DOUBLE_EQ(point.Latitude(), 33.3);
  EXPECT_EQ(point.Zone(), 38);
  GeoCoords south("33d18'S 44d24'E");
  EXPECT_FALSE(south.Northp());
  EXPECT_THROW(GeoCoords("nowhere"), GeographicLib::GeographicErr);
}

TEST(GeoCoords, FromUtm) {
  GeoCoords point(38, true, 444000, 3684000);
  EXPECT_NEAR(point.Easting(), 444000, 1e-6);
  EXPECT_NEAR(point.Northing(), 3684000, 1e-6);
  EXPECT_NEAR(point.Latitude(), 33.29, 0.01);
}

TEST(GeoCoords, RefusesWhatIsNowhere) {
  EXPECT_THROW(GeoCoords(91, 0), GeographicLib::GeographicErr);
  EXPECT_THROW(GeoCoords(61, true, 500000, 0), GeographicLib::GeographicErr);
}

TEST(GeoCoords, Representations) {
  GeoCoords point(33.3, 44.4);
  EXPECT_EQ(point.GeoRepresentation(0), "33.30000 44.40000");
  EXPECT_EQ(point.MGRSRepresentation(-3), "38SMB4484");
  EXPECT_EQ(point.DMSRepresentation(-1), "33d18'00\"N 044d24'00\"E");
  EXPECT_EQ(point.UTMUPSRepresentation(true, -3), "38n 444000 3685000");
}

TEST(GeoCoords, AlternateZone) {
  GeoCoords point(33.3, 44.4);
  EXPECT_EQ(point.AltZone(), point.Zone());
  GeoCoords border(33.3, 42.1);
  border.SetAltZone(37);
  EXPECT_EQ(border.AltZone(), 37);
  EXPECT_GT(border.AltEasting(), border.Easting());
  EXPECT_NE(border.AltConvergence(), border.Convergence());
}

TEST(GeoCoords, Resets) {
  GeoCoords point(10, 20);
  point.Reset(-45, 100);
  EXPECT_DOUBLE_EQ(point.Latitude(), -45);
  EXPECT_EQ(point.Hemisphere(), 's');
  point.Reset("4 5");
  EXPECT_DOUBLE_EQ(point.Longitude(), 5);
  EXPECT_NEAR(point.Scale(), 1, 0.01);
}

TEST(GeoCoords, Poles) {
  GeoCoords pole(90, 0);
  EXPECT_EQ(pole.Zone(), 0);
  EXPECT_NEAR(pole.Easting(), 2000000, 1e-6);
  EXPECT_EQ(GeoCoords(-90, 10).Zone(), 0);
  EXPECT_GT(pole.EquatorialRadius(), 6.3e6);
}

TEST(GeoCoords, AllOverTheWorld) {
  for (int latitude = -80; latitude <= 80; latitude += 20)
    for (int longitude = -175; longitude <= 175; longitude += 25) {
      GeoCoords point(latitude, longitude);
      EXPECT_NEAR(point.Longitude(), longitude, 1e-9);
      GeoCoords back(point.UTMUPSRepresentation(5));
      EXPECT_NEAR(back.Latitude(), latitude, 1e-6);
      EXPECT_EQ(point.Northp(), latitude >= 0);
    }
}

TEST(GeoCoords, Nowhere) {
  GeoCoords nowhere;
  EXPECT_NE(nowhere.Latitude(), nowhere.Latitude());
  EXPECT_EQ(nowhere.Zone(), -4);
  GeoCoords point(1, 2);
  point.Reset("nan nan");
  EXPECT_NE(point.Longitude(), point.Longitude());
}
