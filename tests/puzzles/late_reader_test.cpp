#include "late_reader.h"

#include "plain_test.hpp"

#include <climits>
#include <sstream>

TEST(LateReader, LooksAtTheTextLater) {
  LateReader reader;
  EXPECT_TRUE(reader.isBlank());
  for (const char *text : {"a", "  ", "", " b", "hello", "A", "ab"}) {
    reader.lend(text);
    reader.isBlank();
  }
}

TEST(LateReader, SetsTheNumberBack) {
  LateReader reader;
  reader.reset();
  for (int number : {5, 0, -1, 1, INT_MIN, INT_MAX, 77}) {
    reader.lendNumber(number);
    reader.reset();
    EXPECT_EQ(number, 0);
  }
}

TEST(LateReader, CopiesAWord) {
  LateReader reader;
  reader.copyWord();
  std::ostringstream out;
  std::istringstream in("one two");
  reader.lendStreams(out, in);
  reader.copyWord();
  EXPECT_EQ(out.str(), "one");
}
