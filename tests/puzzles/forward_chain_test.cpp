#include "forward_chain.h"

#include "plain_test.hpp"

#include <string>
#include <utility>

using chain::ForwardChain;

TEST(ForwardChain, StartsEmpty) {
  ForwardChain chain;
  EXPECT_TRUE(chain.empty());
  EXPECT_EQ(chain.size(), 0u);
  EXPECT_THROW(chain.front(), std::out_of_range);
  EXPECT_THROW(chain.back(), std::out_of_range);
  EXPECT_THROW(chain.pop_front(), std::out_of_range);
  chain.reverse();
  chain.clear();
  EXPECT_TRUE(chain.empty());
}

TEST(ForwardChain, IsAQueueAtTheBack) {
  ForwardChain chain;
  std::size_t count = 0;
  for (const char *word : {"one", "", "three", "a longer word than fits into the small buffer", "three"}) {
    chain.push_back(word);
    EXPECT_EQ(chain.back(), word);
    EXPECT_EQ(chain.front(), "one");
    EXPECT_EQ(chain.size(), ++count);
  }
  for (const char *word : {"one", "", "three", "a longer word than fits into the small buffer", "three"}) {
    EXPECT_EQ(chain.size(), count--);
    EXPECT_EQ(chain.front(), word);
    EXPECT_EQ(chain.back(), "three");
    EXPECT_EQ(chain.pop_front(), word);
  }
  EXPECT_TRUE(chain.empty());
}

TEST(ForwardChain, IsAStackAtTheFront) {
  ForwardChain chain;
  for (int i = 0; i < 20; ++i) {
    chain.push_front(std::to_string(i));
    EXPECT_EQ(chain.front(), std::to_string(i));
    EXPECT_EQ(chain.back(), "0");
  }
  for (int i = 19; i >= 0; --i) {
    EXPECT_EQ(chain.size(), static_cast<std::size_t>(i + 1));
    EXPECT_EQ(chain.pop_front(), std::to_string(i));
  }
  EXPECT_TRUE(chain.empty());
  chain.push_back("again");
  EXPECT_EQ(chain.front(), "again");
  EXPECT_EQ(chain.back(), "again");
}

TEST(ForwardChain, Reverses) {
  ForwardChain chain{"a", "b", "c"};
  chain.reverse();
  EXPECT_EQ(chain, (ForwardChain{"c", "b", "a"}));
  chain.push_back("d");
  EXPECT_EQ(chain, (ForwardChain{"c", "b", "a", "d"}));
  ForwardChain single{"x"};
  single.reverse();
  EXPECT_EQ(single, ForwardChain{"x"});
}

TEST(ForwardChain, Copies) {
  const ForwardChain originals[] = {
      {},
      {"x"},
      {"", ""},
      {"p", "q", "r", "s"}
  };
  for (const ForwardChain &original : originals) {
    ForwardChain copy = original;
    EXPECT_EQ(copy, original);
    copy.push_front("new");
    EXPECT_FALSE(copy == original);
    copy = original;
    EXPECT_EQ(copy.size(), original.size());
    const ForwardChain &alias = copy;
    copy = alias;
    EXPECT_EQ(copy, original);
  }
}

TEST(ForwardChain, Moves) {
  ForwardChain first{"a", "b"};
  ForwardChain second(std::move(first));
  EXPECT_EQ(second, (ForwardChain{"a", "b"}));
  EXPECT_TRUE(first.empty());
  first.push_back("z");
  first = std::move(second);
  EXPECT_EQ(first.back(), "b");
  EXPECT_TRUE(second.empty());
  ForwardChain &alias = first;
  first = std::move(alias);
  EXPECT_EQ(first.size(), 2u);
  first.clear();
  EXPECT_EQ(first, second);
}
