#include "solved_twins.h"

#include "plain_test.hpp"

TEST(Token, AddsUp) {
  for (unsigned id = 0; id < 20; ++id) {
    Token token(id * 200000001u), equal(id * 200000001u), other(id + 7);
    token.merge(other);
    EXPECT_EQ(token.count(), 2);
    token.merge(equal);
    token.merge(token);
    EXPECT_EQ(token.count(), 4);
  }
}
