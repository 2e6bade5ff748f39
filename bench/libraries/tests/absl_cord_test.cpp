#include <absl/strings/cord.h>
#include <gtest/gtest.h>

using absl::Cord;

TEST(Cord, Holds) {
  Cord cord("hello");
  EXPECT_EQ(cord.size(), 5u);
  EXPECT_FALSE(cord.empty());
  EXPECT_EQ(std::string(cord), "hello");
  EXPECT_EQ(cord[1], 'e');
}

TEST(Cord, Appends) {
  Cord cord("ab");
  cord.Append("cd");
  cord.Prepend("_");
  EXPECT_EQ(cord, "_abcd");
  Cord other("!");
  cord.Append(other);
  EXPECT_EQ(cord.size(), 6u);
}

TEST(Cord, Removes) {
  Cord cord("abcdef");
  cord.RemovePrefix(2);
  EXPECT_EQ(cord, "cdef");
  cord.RemoveSuffix(1);
  EXPECT_EQ(cord, "cde");
  cord.RemovePrefix(3);
  EXPECT_TRUE(cord.empty());
}

TEST(Cord, Subcords) {
  Cord cord("abcdef");
  EXPECT_EQ(cord.Subcord(1, 3), "bcd");
  EXPECT_EQ(cord.Subcord(4, 10), "ef");
  EXPECT_EQ(cord.Subcord(9, 1), "");
}

TEST(Cord, Compares) {
  EXPECT_LT(Cord("a"), Cord("b"));
  EXPECT_EQ(Cord("abc").Compare("abd"), -1);
  EXPECT_EQ(Cord("b").Compare(Cord("a")), 1);
  EXPECT_TRUE(Cord("abc").StartsWith("ab"));
  EXPECT_TRUE(Cord("abc").EndsWith(Cord("bc")));
  EXPECT_FALSE(Cord("abc").StartsWith("bc"));
}

TEST(Cord, Large) {
  Cord cord;
  for (int i = 0; i < 50; ++i)
    cord.Append(std::string(100, static_cast<char>('a' + i % 26)));
  EXPECT_EQ(cord.size(), 5000u);
  EXPECT_EQ(cord[4999], 'x');
  EXPECT_FALSE(cord.TryFlat().has_value());
  EXPECT_EQ(cord.Flatten().size(), 5000u);
  EXPECT_GE(cord.EstimatedMemoryUsage(), 5000u);
}

TEST(Cord, AssignsAndSwaps) {
  Cord one("1"), two;
  two = one;
  EXPECT_EQ(two, one);
  two = "22";
  swap(one, two);
  EXPECT_EQ(one, "22");
  one.Clear();
  EXPECT_TRUE(one.empty());
}

TEST(Cord, IteratesChars) {
  Cord cord("xyz");
  std::string text;
  for (char c : cord.Chars())
    text += c;
  EXPECT_EQ(text, "xyz");
  EXPECT_EQ(*cord.char_begin(), 'x');
}
