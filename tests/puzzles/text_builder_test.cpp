#include "text_builder.h"

#include "plain_test.hpp"

#include <climits>

using text::TextBuilder;

TEST(TextBuilder, StartsEmpty) {
  TextBuilder builder;
  EXPECT_TRUE(builder.empty());
  EXPECT_EQ(builder.length(), 0u);
  EXPECT_EQ(builder.str(), "");
}

TEST(TextBuilder, AddsParts) {
  TextBuilder builder;
  std::string expected;
  for (const char *part : {"one", "", " ", "two", "a part which is longer than the others are"}) {
    builder.add(part);
    expected += part;
    EXPECT_EQ(builder.str(), expected);
    EXPECT_EQ(builder.length(), expected.size());
    EXPECT_FALSE(builder.empty());
  }
}

TEST(TextBuilder, AddsNumbers) {
  for (long long number : {0LL, 7LL, -7LL, 123456LL, LLONG_MAX, LLONG_MIN})
    EXPECT_EQ(TextBuilder().add(number).str(), std::to_string(number));
  EXPECT_EQ(TextBuilder().add("x=").add(3).line().add("y=").add(-4).str(), "x=3\ny=-4");
}

TEST(TextBuilder, Repeats) {
  EXPECT_EQ(TextBuilder().repeat("ab", 3).str(), "ababab");
  EXPECT_EQ(TextBuilder().add("x").repeat("-", 0).str(), "x");
  EXPECT_EQ(TextBuilder().repeat("", UINT_MAX).str(), "");
  for (unsigned times : {1u, 5u, 80u})
    EXPECT_EQ(TextBuilder().repeat("=", times).length(), times);
  TextBuilder builder;
  EXPECT_THROW(builder.repeat("ab", UINT_MAX), std::length_error);
  EXPECT_THROW(builder.repeat("ab", 50001), std::length_error);
  EXPECT_TRUE(builder.empty());
}

TEST(TextBuilder, Inserts) {
  TextBuilder builder;
  builder.insert(0, "bd").insert(0, "a").insert(2, "c").insert(4, "e").insert(1, "");
  EXPECT_EQ(builder.str(), "abcde");
  for (std::size_t place : {std::size_t(6), std::size_t(100), std::string::npos})
    EXPECT_THROW(builder.insert(place, "x"), std::out_of_range);
  EXPECT_EQ(builder.str(), "abcde");
}

TEST(TextBuilder, Replaces) {
  EXPECT_EQ(TextBuilder().add("a-b-c").replace("-", "+").str(), "a+b+c");
  EXPECT_EQ(TextBuilder().add("aaaa").replace("aa", "a").str(), "aa");
  EXPECT_EQ(TextBuilder().add("aba").replace("a", "aa").str(), "aabaa");
  EXPECT_EQ(TextBuilder().add("abc").replace("b", "").str(), "ac");
  EXPECT_EQ(TextBuilder().add("abc").replace("x", "y").str(), "abc");
  EXPECT_EQ(TextBuilder().replace("x", "y").str(), "");
  TextBuilder builder;
  EXPECT_THROW(builder.add("abc").replace("", "y"), std::invalid_argument);
  EXPECT_EQ(builder.str(), "abc");
}

TEST(TextBuilder, StartsAnew) {
  TextBuilder builder;
  builder.add("old").clear();
  EXPECT_TRUE(builder.empty());
  EXPECT_EQ(builder.add("new").str(), "new");
  const std::string taken = std::move(builder).str();
  EXPECT_EQ(taken, "new");
  EXPECT_EQ(builder.clear().add(5).str(), "5");
}
