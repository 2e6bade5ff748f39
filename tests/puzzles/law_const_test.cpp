#include "law_const.h"

#include "plain_test.hpp"

TEST(Quiz, AsksByNumber) {
  Quiz quiz;
  for (const char *question : {"why", "how", "when"})
    quiz.add(question);
  EXPECT_EQ(quiz.size(), 3u);
  EXPECT_EQ(quiz.ask(0), "why");
  EXPECT_EQ(quiz.ask(2), "when");
  EXPECT_EQ(quiz.asked(), 0u);
}

TEST(Quiz, AsksNothingBeyondTheLast) {
  Quiz quiz;
  EXPECT_EQ(quiz.ask(0), "");
  quiz.add("who");
  EXPECT_EQ(quiz.ask(1), "");
  EXPECT_EQ(quiz.ask(700), "");
}
