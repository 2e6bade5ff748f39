#include "law_hash.h"

#include "plain_test.hpp"

TEST(Label, IgnoresCase) {
  EXPECT_TRUE(Label("abc") == Label("ABC"));
  EXPECT_TRUE(Label("") == Label(""));
  EXPECT_FALSE(Label("abc") == Label("abd"));
  EXPECT_FALSE(Label("abc") == Label("ab"));
}

TEST(Label, KeepsItsText) {
  for (const char *text : {"", "a", "Hello", "UPPER"})
    EXPECT_EQ(Label(text).text(), text);
}
