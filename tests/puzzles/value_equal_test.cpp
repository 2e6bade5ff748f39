#include "value_equal.h"

#include "plain_test.hpp"

TEST(Line, HasASlopeToOthers) {
  Line a("alpha"), b("beta"), c("gamma-delta");
  EXPECT_EQ(a.slopeTo(a), 0);
  EXPECT_NE(a.slopeTo(b), 0);
  EXPECT_EQ(b.slopeTo(c),
            1000 / ('b' + 'e' + 't' + 'a' - ('g' + 'a' + 'm' + 'm' + 'a' + '-' + 'd' + 'e' + 'l' + 't' + 'a')));
  c.stretch(40);
  EXPECT_NE(a.slopeTo(c), 0);
}
