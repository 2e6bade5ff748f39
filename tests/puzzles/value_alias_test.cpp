#include "value_alias.h"

#include "plain_test.hpp"

TEST(NumberList, KeepsWhatIsPushed) {
  NumberList list;
  EXPECT_EQ(list.last(), 0);
  for (int i = 1; i < 20; ++i) {
    list.push(i * i - 40);
    EXPECT_EQ(list.last(), i * i - 40);
    EXPECT_EQ(list.size(), static_cast<std::size_t>(i));
  }
}
