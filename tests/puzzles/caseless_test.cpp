#include "caseless.h"

#include "plain_test.hpp"

#include <string>
#include <unordered_set>
#include <vector>

using text::Caseless;

namespace {

const std::vector<Caseless> ascending = {"", "1", "[x]", "a", "AB", "abc", "b", "B1", "Hello", "z", "Zoo", "\xc4rger"};

}  // namespace

TEST(Caseless, KeepsItsSpelling) {
  for (const char *spelling : {"", "a", "Hello World", "MIXED case 123", "\xc4\xd6"}) {
    const Caseless text(spelling);
    EXPECT_EQ(text.str(), spelling);
    EXPECT_EQ(text.size(), std::string(spelling).size());
    EXPECT_EQ(text.empty(), text.size() == 0);
  }
  EXPECT_TRUE(Caseless().empty());
  EXPECT_TRUE(Caseless(static_cast<const char *>(nullptr)).empty());
  EXPECT_EQ(Caseless(std::string("a\0b", 3)).size(), 3u);
}

TEST(Caseless, IgnoresCase) {
  const char *const pairs[][2] = {
      {"",         ""        },
      {"a",        "A"       },
      {"HELLO",    "hello"   },
      {"MiXeD 12", "mIxEd 12"},
      {"{}",       "{}"      }
  };
  for (const auto &pair : pairs) {
    const Caseless a(pair[0]), b(pair[1]);
    EXPECT_EQ(a, b);
    EXPECT_EQ(b, a);
    EXPECT_FALSE(a < b);
    EXPECT_EQ(a.compare(b), 0);
    EXPECT_EQ(hash_value(a), hash_value(b));
    EXPECT_EQ(std::hash<Caseless>()(a), std::hash<Caseless>()(b));
  }
  EXPECT_NE(Caseless("["), Caseless("{"));
  EXPECT_NE(Caseless("@"), Caseless("`"));
  EXPECT_NE(Caseless(std::string("a\0b", 3)), Caseless("a"));
}

TEST(Caseless, Orders) {
  for (std::size_t i = 0; i < ascending.size(); ++i)
    for (std::size_t j = 0; j < ascending.size(); ++j) {
      EXPECT_EQ(ascending[i] < ascending[j], i < j);
      EXPECT_EQ(ascending[i] == ascending[j], i == j);
      EXPECT_EQ(ascending[i] != ascending[j], i != j);
      EXPECT_EQ(ascending[i].compare(ascending[j]), -ascending[j].compare(ascending[i]));
    }
}

TEST(Caseless, Lowers) {
  EXPECT_EQ(Caseless("Hello World 1").lower(), "hello world 1");
  EXPECT_EQ(Caseless("@AZ[").lower(), "@az[");
  for (const Caseless &text : ascending) {
    EXPECT_EQ(Caseless(text.lower()), text);
    EXPECT_EQ(text.lower().size(), text.size());
  }
}

TEST(Caseless, FindsPrefixes) {
  const Caseless text("Content-Type");
  for (const char *prefix : {"", "c", "CONTENT", "content-type"})
    EXPECT_TRUE(text.startsWith(prefix));
  for (const char *prefix : {"x", "ontent", "content-types", "content_"})
    EXPECT_FALSE(text.startsWith(prefix));
  for (const Caseless &each : ascending)
    EXPECT_TRUE(each.startsWith(each));
}

TEST(Caseless, IsAKey) {
  std::unordered_set<Caseless> set;
  EXPECT_TRUE(set.insert("Accept").second);
  EXPECT_FALSE(set.insert("ACCEPT").second);
  EXPECT_TRUE(set.insert("Host").second);
  EXPECT_EQ(set.count("host"), 1u);
  EXPECT_EQ(set.find("accept")->str(), "Accept");
}
