#include "stray_throw.h"

#include "plain_test.hpp"

TEST(Label, TellsItsInitial) {
  EXPECT_EQ(Label("blue").initial(), 'b');
  EXPECT_EQ(Label("Z").initial(), 'Z');
  EXPECT_EQ(Label("9 lives").initial(), '9');
}

TEST(Label, CanStartEmpty) {
  Label label("");
  EXPECT_EQ(label.text(), "");
  label.append("red");
  EXPECT_EQ(label.text(), "red");
  label.append("");
  label.append(" fox");
  EXPECT_EQ(label.text(), "red fox");
}
