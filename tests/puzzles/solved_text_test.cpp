#include "solved_text.h"

#include "plain_test.hpp"

TEST(Gate, CountsWords) {
  Gate gate;
  int count = 0;
  for (const char *word : {"", "a", "open", "sesame", "friend", "mellon", "xyzzy", "plover", "a longer phrase"}) {
    gate.enter(word);
    EXPECT_EQ(gate.entered(), ++count);
  }
}
