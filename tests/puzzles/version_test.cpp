#include "version.h"

#include "plain_test.hpp"

#include <vector>

using release::Part;
using release::Version;

namespace {

const std::vector<Version> ascending = {
    {0, 0},
    {0, 0, 1},
    {0, 1},
    {0, 1, 65535},
    {1, 0},
    {1, 2, 3},
    {1, 10, 2},
    {2, 0, 0},
    {10, 1, 1},
    {65535, 65535, 65535}
};

}  // namespace

TEST(Version, HasThreeNumbers) {
  for (std::uint16_t major : {0, 1, 7, 65535})
    for (std::uint16_t minor : {0, 3, 65535})
      for (std::uint16_t patch : {0, 2, 65535}) {
        const Version version(major, minor, patch);
        EXPECT_EQ(version.majorPart(), major);
        EXPECT_EQ(version.minorPart(), minor);
        EXPECT_EQ(version.patchPart(), patch);
      }
  EXPECT_EQ(Version(4, 5), Version(4, 5, 0));
}

TEST(Version, Orders) {
  for (std::size_t i = 0; i < ascending.size(); ++i)
    for (std::size_t j = 0; j < ascending.size(); ++j) {
      EXPECT_EQ(ascending[i] < ascending[j], i < j);
      EXPECT_EQ(ascending[i] == ascending[j], i == j);
      EXPECT_EQ(ascending[i] >= ascending[j], i >= j);
    }
}

TEST(Version, ReadsWhatItWrites) {
  EXPECT_EQ(Version(1, 2, 3).text(), "1.2.3");
  EXPECT_EQ(Version(65535, 0).text(), "65535.0.0");
  for (const Version &version : ascending)
    EXPECT_EQ(Version::parse(version.text()), version);
}

TEST(Version, RefusesOtherTexts) {
  for (const char *text :
       {"",      "1",      "1.",     "1.2",    "1.2.",   ".1.2",  "1..2",      "1.2.3.",          "1.2.3.4", "a.b.c",
        "1.2.x", " 1.2.3", "1.2.3 ", "-1.2.3", "+1.2.3", "1,2,3", "65536.0.0", "0.0.99999999999", "01.2.3",  "1.2.00"})
    EXPECT_THROW(Version::parse(text), std::invalid_argument);
}

TEST(Version, IsRaised) {
  for (const Version &version : {Version(0, 0), Version(1, 2, 3), Version(9, 65534, 0)}) {
    EXPECT_EQ(version.next(Part::Major), Version(version.majorPart() + 1, 0));
    EXPECT_EQ(version.next(Part::Minor), Version(version.majorPart(), version.minorPart() + 1));
    EXPECT_EQ(version.next(Part::Patch), Version(version.majorPart(), version.minorPart(), version.patchPart() + 1));
  }
  for (Part part : {Part::Major, Part::Minor, Part::Patch})
    EXPECT_THROW(ascending.back().next(part), std::overflow_error);
  EXPECT_THROW(Version(1, 2).next(static_cast<Part>(7)), std::invalid_argument);
}

TEST(Version, AcceptsLaterOnesOfTheSameMajor) {
  const Version wanted(2, 3, 1);
  for (const Version &good : {Version(2, 3, 1), Version(2, 3, 2), Version(2, 4), Version(2, 65535)})
    EXPECT_TRUE(wanted.accepts(good));
  for (const Version &bad : {Version(2, 3, 0), Version(2, 0, 9), Version(1, 9, 9), Version(3, 3, 1), Version(0, 0)})
    EXPECT_FALSE(wanted.accepts(bad));
  for (const Version &version : ascending)
    EXPECT_TRUE(version.accepts(version));
}
