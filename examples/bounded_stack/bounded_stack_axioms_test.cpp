#include "bounded_stack.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace {

const int kNumbers[] = {-40, -1, 0, 1, 2, 17};

void fill(BoundedStack &s) {
  for (int k = 1; !s.isFull(); k++)
    s.push(k * 10);
}

}  // namespace

TEST(BoundedStackAxioms, NewStackIsEmpty) {
  BoundedStack s;
  EXPECT_TRUE(s.isEmpty());
  EXPECT_FALSE(s.isFull());
  EXPECT_EQ(s.getNumberOfElements(), 0);
}

TEST(BoundedStackAxioms, NewStackHasNoMembers) {
  BoundedStack s;
  for (int k : kNumbers)
    EXPECT_FALSE(s.isMember(k));
}

TEST(BoundedStackAxioms, NewStackHasNoTop) {
  BoundedStack s;
  EXPECT_THROW(s.top(), std::out_of_range);
}

TEST(BoundedStackAxioms, PushOfNewNumberAddsOne) {
  for (int k : kNumbers) {
    BoundedStack s;
    s.push(99);
    s.push(k);
    EXPECT_EQ(s.getNumberOfElements(), 2);
  }
}

TEST(BoundedStackAxioms, PushOfMemberMovesItToTheTop) {
  BoundedStack s;
  s.push(3);
  s.push(4);
  s.push(3);
  EXPECT_EQ(s.getNumberOfElements(), 2);
  EXPECT_EQ(s.top(), 3);
  EXPECT_TRUE(s.isMember(4));
}

TEST(BoundedStackAxioms, PushedNumberIsMember) {
  for (int k : kNumbers) {
    BoundedStack s;
    s.push(k);
    EXPECT_TRUE(s.isMember(k));
    EXPECT_FALSE(s.isMember(k + 1));
  }
}

TEST(BoundedStackAxioms, TopIsTheLastPushed) {
  BoundedStack s;
  for (int k : {5, -6}) {
    s.push(k);
    EXPECT_EQ(s.top(), k);
    EXPECT_EQ(s.getArray()[s.getNumberOfElements() - 1], k);
  }
}

TEST(BoundedStackAxioms, PopUndoesPushOfNewNumber) {
  for (int k : kNumbers) {
    BoundedStack s;
    BoundedStack before;
    s.push(50);
    before.push(50);
    s.push(k);
    s.pop();
    EXPECT_TRUE(s.equals(&before));
  }
}

TEST(BoundedStackAxioms, FullAfterMaxSizePushes) {
  BoundedStack s;
  for (int k = 0; k < s.maxSize(); k++) {
    EXPECT_FALSE(s.isFull());
    s.push(k);
  }
  EXPECT_TRUE(s.isFull());
}

TEST(BoundedStackAxioms, PushOnFullStackIsIgnored) {
  BoundedStack s;
  BoundedStack before;
  fill(s);
  fill(before);
  s.push(-7);
  EXPECT_FALSE(s.isMember(-7));
  EXPECT_TRUE(s.equals(&before));
}

TEST(BoundedStackAxioms, EqualsIsReflexiveAndSymmetric) {
  BoundedStack s;
  BoundedStack t;
  s.push(8);
  EXPECT_TRUE(s.equals(&s));
  EXPECT_FALSE(s.equals(&t));
  EXPECT_FALSE(t.equals(&s));
  t.push(8);
  EXPECT_TRUE(s.equals(&t));
  EXPECT_TRUE(t.equals(&s));
}
