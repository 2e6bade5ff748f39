#include "literal_kinds.h"

#include "plain_test.hpp"

TEST(LiteralKinds, TakesAValueOfEachKind) {
  LiteralKinds kinds;
  kinds.oneOf("text");
  EXPECT_EQ(kinds.size(), 1u);
  kinds.visit([](int) {});
  EXPECT_EQ(kinds.map([](int x) { return x + 1; }), 2);
  kinds.list({"a", "b"});
  EXPECT_EQ(kinds.size(), 2u);
  EXPECT_EQ(kinds.result(3).value(), 3);
}
