#include "calls_exit.h"

#include "plain_test.hpp"

TEST(Prompt, Answers) {
  Prompt prompt;
  EXPECT_EQ(prompt.answered(), 0);
  EXPECT_EQ(prompt.answer("hello"), "you said hello");
  EXPECT_EQ(prompt.answer(""), "you said ");
  EXPECT_EQ(prompt.answer("Quit!"), "you said Quit!");
  EXPECT_EQ(prompt.answer("x"), "you said x");
  EXPECT_EQ(prompt.answered(), 4);
}
