#include "value_example.h"

#include "plain_test.hpp"

TEST(Archive, OpensWithItsKeyAlone) {
  Archive archive;
  for (const char *key : {"", "x", "open", "sesame"})
    EXPECT_FALSE(archive.open(key));
  EXPECT_FALSE(archive.isOpen());
  EXPECT_TRUE(archive.open("mellon-7"));
  EXPECT_TRUE(archive.isOpen());
}
