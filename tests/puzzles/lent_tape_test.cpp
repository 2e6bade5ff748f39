#include "lent_tape.h"

#include "plain_test.hpp"

TEST(Tape, Starts) {
  Tape<int> tape;
  EXPECT_EQ(tape.length(), 4u);
  tape.write(7);
  EXPECT_EQ(tape.first(), 7);
}

TEST(Tape, Grows) {
  Tape<int> none(0), copy = none.longer();
  EXPECT_EQ(copy.length(), 1u);
  copy.write(3);
  EXPECT_EQ(copy.longer().length(), 2u);
  EXPECT_EQ(Tape<int>(copy).first(), 3);
}
