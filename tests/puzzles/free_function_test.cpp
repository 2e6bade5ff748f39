#include "free_function.h"

#include "plain_test.hpp"

TEST(CharactersPerWord, IsTheMean) {
  EXPECT_EQ(text::charactersPerWord({"one", "three"}), 4);
  EXPECT_EQ(text::charactersPerWord({"a", "an", "the", "then"}), 2);
}

TEST(CharactersPerWord, CountsLettersOnly) { EXPECT_EQ(text::charactersPerWord({"it's", "1984"}), 1); }
