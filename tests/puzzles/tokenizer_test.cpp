#include "tokenizer.h"

#include "plain_test.hpp"

#include <string>
#include <vector>

using text::Tokenizer;
using Words = std::vector<std::string>;

TEST(Tokenizer, FindsNothingInBlankTexts) {
  for (const char *text : {"", " ", "\n\t ", "          "}) {
    Tokenizer tokens(text);
    EXPECT_TRUE(tokens.done());
    EXPECT_EQ(tokens.rest(), "");
    EXPECT_EQ(tokens.position(), std::string(text).size());
    EXPECT_THROW(tokens.peek(), std::out_of_range);
    EXPECT_THROW(tokens.next(), std::out_of_range);
    EXPECT_FALSE(tokens.accept(""));
    EXPECT_TRUE(tokens.all().empty());
  }
}

TEST(Tokenizer, ReadsWordByWord) {
  Tokenizer tokens("  the quick\t\tfox \n");
  EXPECT_EQ(tokens.position(), 2u);
  EXPECT_EQ(tokens.peek(), "the");
  EXPECT_EQ(tokens.next(), "the");
  EXPECT_EQ(tokens.rest(), "quick\t\tfox \n");
  EXPECT_EQ(tokens.next(), "quick");
  EXPECT_FALSE(tokens.done());
  EXPECT_EQ(tokens.peek(), "fox");
  EXPECT_EQ(tokens.next(), "fox");
  EXPECT_TRUE(tokens.done());
  EXPECT_THROW(tokens.next(), std::out_of_range);
}

TEST(Tokenizer, ReadsAllThatIsLeft) {
  EXPECT_EQ(Tokenizer("one").all(), Words{"one"});
  EXPECT_EQ(Tokenizer("a b  c").all(), (Words{"a", "b", "c"}));
  Tokenizer tokens("x 1 22 333");
  tokens.next();
  EXPECT_EQ(tokens.all(), (Words{"1", "22", "333"}));
  EXPECT_TRUE(tokens.done());
  EXPECT_TRUE(tokens.all().empty());
}

TEST(Tokenizer, TakesOtherSeparators) {
  EXPECT_EQ(Tokenizer("a,b;;c d", ",;").all(), (Words{"a", "b", "c d"}));
  EXPECT_EQ(Tokenizer(" all of it ", "").all(), Words{" all of it "});
  EXPECT_EQ(Tokenizer("xx1x", "x").all(), Words{"1"});
  EXPECT_TRUE(Tokenizer("xxx", "x").all().empty());
}

TEST(Tokenizer, AcceptsExpectedWords) {
  Tokenizer tokens("let x = 5");
  EXPECT_FALSE(tokens.accept("le"));
  EXPECT_FALSE(tokens.accept("lets"));
  EXPECT_FALSE(tokens.accept(""));
  EXPECT_TRUE(tokens.accept("let"));
  EXPECT_FALSE(tokens.accept("let"));
  for (const char *word : {"x", "=", "5"})
    EXPECT_TRUE(tokens.accept(word));
  EXPECT_FALSE(tokens.accept("5"));
  EXPECT_TRUE(tokens.done());
}

TEST(Tokenizer, CopiesAndMoves) {
  Tokenizer first("a b c");
  first.next();
  Tokenizer copy = first;
  EXPECT_EQ(copy.next(), "b");
  EXPECT_EQ(first.peek(), "b");
  Tokenizer moved = std::move(first);
  EXPECT_EQ(moved.all(), (Words{"b", "c"}));
  EXPECT_TRUE(first.done());
  EXPECT_EQ(first.rest(), "");
  first = std::move(copy);
  EXPECT_EQ(first.peek(), "c");
  first.swap(moved);
  EXPECT_TRUE(first.done());
  EXPECT_EQ(moved.next(), "c");
}

TEST(Tokenizer, Rewinds) {
  for (const char *text : {"", "  ", "word", " two words", "ends with space "}) {
    Tokenizer tokens(text);
    const std::size_t start = tokens.position();
    const Words words = tokens.all();
    tokens.rewind();
    EXPECT_EQ(tokens.position(), start);
    EXPECT_EQ(tokens.done(), words.empty());
    EXPECT_EQ(tokens.all(), words);
  }
}
