#include "lru_cache.h"

#include "plain_test.hpp"

#include <climits>
#include <string>
#include <vector>

using cache::LruCache;
using Keys = std::vector<std::string>;

TEST(LruCache, NeedsRoom) {
  EXPECT_THROW(LruCache(0), std::invalid_argument);
  for (std::size_t capacity : {1, 2, 5, 100}) {
    LruCache cache(capacity);
    EXPECT_EQ(cache.capacity(), capacity);
    EXPECT_TRUE(cache.empty());
    EXPECT_EQ(cache.size(), 0u);
    EXPECT_FALSE(cache.contains("x"));
    EXPECT_EQ(cache.get("x"), std::nullopt);
    EXPECT_FALSE(cache.erase("x"));
  }
}

TEST(LruCache, ForgetsTheOldest) {
  for (std::size_t capacity : {1, 2, 3, 8}) {
    LruCache cache(capacity);
    for (std::size_t i = 0; i < 12; ++i) {
      EXPECT_FALSE(cache.contains("key" + std::to_string(i)));
      cache.put("key" + std::to_string(i), static_cast<int>(i) - 4);
      EXPECT_EQ(cache.size(), std::min(i + 1, capacity));
      EXPECT_TRUE(cache.contains("key" + std::to_string(i)));
      if (i >= capacity) {
        EXPECT_FALSE(cache.contains("key" + std::to_string(i - capacity)));
      }
    }
    EXPECT_EQ(cache.keys().front(), "key11");
  }
}

TEST(LruCache, UseMakesRecent) {
  LruCache cache(3);
  cache.put("a", 1);
  cache.put("b", -2);
  cache.put("", 0);
  EXPECT_EQ(cache.get("a"), 1);
  EXPECT_EQ(cache.keys(), (Keys{"a", "", "b"}));
  cache.put("d", INT_MAX);
  EXPECT_FALSE(cache.contains("b"));
  cache.put("", INT_MIN);
  EXPECT_EQ(cache.keys(), (Keys{"", "d", "a"}));
  EXPECT_EQ(cache.get(""), INT_MIN);
  EXPECT_EQ(cache.size(), 3u);
}

TEST(LruCache, AskingWhetherIsNoUse) {
  LruCache cache(2);
  cache.put("a", 1);
  cache.put("b", 2);
  EXPECT_TRUE(cache.contains("a"));
  cache.put("c", 3);
  EXPECT_FALSE(cache.contains("a"));
}

TEST(LruCache, ErasesAndClears) {
  LruCache cache(4);
  for (const char *key : {"a", "b", "c"})
    cache.put(key, 7);
  EXPECT_TRUE(cache.erase("b"));
  EXPECT_FALSE(cache.erase("b"));
  EXPECT_EQ(cache.keys(), (Keys{"c", "a"}));
  cache.clear();
  EXPECT_TRUE(cache.empty());
  cache.put("a", 5);
  EXPECT_EQ(cache.get("a"), 5);
}

TEST(LruCache, CopiesAreIndependent) {
  LruCache first(2);
  first.put("a", 1);
  first.put("b", 2);
  LruCache second = first;
  EXPECT_EQ(second.get("a"), 1);
  EXPECT_EQ(first.keys(), (Keys{"b", "a"}));
  EXPECT_EQ(second.keys(), (Keys{"a", "b"}));
  LruCache third(9);
  third.put("z", 26);
  third = second;
  EXPECT_EQ(third.capacity(), 2u);
  EXPECT_FALSE(third.contains("z"));
  third.put("c", 3);
  EXPECT_FALSE(third.contains("b"));
  EXPECT_TRUE(second.contains("b"));
  const LruCache &alias = third;
  third = alias;
  EXPECT_EQ(third.keys(), (Keys{"c", "a"}));
}
