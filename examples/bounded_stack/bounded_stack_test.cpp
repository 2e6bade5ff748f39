#include "bounded_stack.h"

#include <gtest/gtest.h>

#include <stdexcept>

TEST(BoundedStackTest, GetNumberOfElements) {
  BoundedStack s;
  EXPECT_EQ(s.getNumberOfElements(), 0);
  s.push(3);
  EXPECT_EQ(s.getNumberOfElements(), 1);
  s.push(-8);
  EXPECT_EQ(s.getNumberOfElements(), 2);
}

TEST(BoundedStackTest, MaxSize) {
  BoundedStack s;
  EXPECT_EQ(s.maxSize(), 2);
  s.push(12);
  s.push(5);
  EXPECT_EQ(s.maxSize(), 2);
}

TEST(BoundedStackTest, IsFull) {
  BoundedStack s;
  EXPECT_FALSE(s.isFull());
  s.push(0);
  EXPECT_FALSE(s.isFull());
  s.push(1);
  EXPECT_TRUE(s.isFull());
}

TEST(BoundedStackTest, IsEmpty) {
  BoundedStack s;
  EXPECT_TRUE(s.isEmpty());
  s.push(-1);
  EXPECT_FALSE(s.isEmpty());
}

TEST(BoundedStackTest, IsMember) {
  BoundedStack s;
  EXPECT_FALSE(s.isMember(4));
  s.push(4);
  EXPECT_TRUE(s.isMember(4));
  EXPECT_FALSE(s.isMember(0));
  s.push(-20);
  EXPECT_TRUE(s.isMember(4));
  EXPECT_TRUE(s.isMember(-20));
  EXPECT_FALSE(s.isMember(7));
}

TEST(BoundedStackTest, PushAndTop) {
  BoundedStack s;
  EXPECT_THROW(s.top(), std::out_of_range);
  s.push(6);
  EXPECT_EQ(s.top(), 6);
  EXPECT_EQ(s.getArray()[0], 6);
  s.push(2);
  EXPECT_EQ(s.top(), 2);
  EXPECT_EQ(s.getArray()[1], 2);
}

TEST(BoundedStackTest, Pop) {
  BoundedStack s;
  s.push(9);
  s.push(30);
  s.pop();
  EXPECT_EQ(s.top(), 9);
  EXPECT_FALSE(s.isMember(30));
  s.pop();
  EXPECT_TRUE(s.isEmpty());
  s.push(-5);
  EXPECT_EQ(s.top(), -5);
}

TEST(BoundedStackTest, Equals) {
  BoundedStack s;
  BoundedStack t;
  EXPECT_TRUE(s.equals(&t));
  s.push(1);
  EXPECT_FALSE(s.equals(&t));
  t.push(1);
  EXPECT_TRUE(s.equals(&t));
  s.push(15);
  t.push(-2);
  EXPECT_FALSE(s.equals(&t));
}
