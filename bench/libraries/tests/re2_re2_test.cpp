#include <gtest/gtest.h>
#include <re2/re2.h>

TEST(Re2, Matches) {
  RE2 re("(\\w+):(\\d+)");
  EXPECT_TRUE(re.ok());
  EXPECT_TRUE(RE2::FullMatch("ruby:1234", re));
  EXPECT_FALSE(RE2::FullMatch("ruby", re));
  EXPECT_TRUE(RE2::PartialMatch("see ruby:1 there", re));
}

TEST(Re2, Knows) {
  RE2 re("a(b)(?P<name>c)");
  EXPECT_EQ(re.pattern(), "a(b)(?P<name>c)");
  EXPECT_EQ(re.NumberOfCapturingGroups(), 2);
  EXPECT_EQ(re.NamedCapturingGroups().at("name"), 2);
  EXPECT_EQ(re.CapturingGroupNames().at(2), "name");
  EXPECT_GT(re.ProgramSize(), 0);
  EXPECT_GT(re.ReverseProgramSize(), 0);
}

TEST(Re2, Errors) {
  RE2 re("a(b", RE2::Quiet);
  EXPECT_FALSE(re.ok());
  EXPECT_FALSE(re.error().empty());
  EXPECT_EQ(re.error_code(), RE2::ErrorMissingParen);
  EXPECT_EQ(re.error_arg(), "a(b");
}

TEST(Re2, Replaces) {
  std::string text = "yabba dabba doo";
  EXPECT_TRUE(RE2::Replace(&text, "b+", "d"));
  EXPECT_EQ(text, "yada dabba doo");
  EXPECT_EQ(RE2::GlobalReplace(&text, "d", "t"), 3);
  EXPECT_EQ(text, "yata tabba too");
}

TEST(Re2, Extracts) {
  std::string out;
  EXPECT_TRUE(RE2::Extract("boris@kremvax.ru", "(.*)@([^.]*)", "\\2!\\1", &out));
  EXPECT_EQ(out, "kremvax!boris");
  EXPECT_EQ(RE2::QuoteMeta("1.5"), "1\\.5");
}

TEST(Re2, PossibleRange) {
  std::string least, most;
  EXPECT_TRUE(RE2("(?-s)abc+").PossibleMatchRange(&least, &most, 10));
  EXPECT_LE(least, "abc");
  EXPECT_GE(most, "abcc");
}

TEST(Re2, Rewrites) {
  RE2 re("(a)(b)");
  std::string error;
  EXPECT_TRUE(re.CheckRewriteString("\\1\\2", &error));
  EXPECT_FALSE(re.CheckRewriteString("\\3", &error));
  EXPECT_EQ(RE2::MaxSubmatch("\\0 \\3"), 3);
  re2::StringPiece groups[3] = {"ab", "a", "b"};
  std::string out;
  EXPECT_TRUE(re.Rewrite(&out, "\\2\\1", groups, 3));
  EXPECT_EQ(out, "ba");
}
