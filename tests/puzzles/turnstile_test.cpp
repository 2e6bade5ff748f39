#include "turnstile.h"

#include "plain_test.hpp"

using State = Turnstile::State;

TEST(Turnstile, StartsLocked) {
  Turnstile gate;
  EXPECT_EQ(gate.state(), State::Locked);
  EXPECT_FALSE(gate.isOpen());
  EXPECT_EQ(gate.coins(), 0u);
  EXPECT_EQ(gate.passed(), 0u);
  EXPECT_FALSE(gate.push());
  EXPECT_EQ(gate.collect(), 0u);
}

TEST(Turnstile, OneCoinForOnePerson) {
  Turnstile gate;
  for (unsigned i = 1; i <= 10; ++i) {
    EXPECT_TRUE(gate.insertCoin());
    EXPECT_TRUE(gate.isOpen());
    EXPECT_EQ(gate.coins(), i);
    EXPECT_FALSE(gate.insertCoin());
    EXPECT_EQ(gate.coins(), i);
    EXPECT_TRUE(gate.push());
    EXPECT_FALSE(gate.isOpen());
    EXPECT_FALSE(gate.push());
    EXPECT_EQ(gate.passed(), i);
  }
}

TEST(Turnstile, GoesOutOfServiceAndBack) {
  Turnstile gate;
  EXPECT_THROW(gate.repair(), std::logic_error);
  for (int i = 0; i < 3; ++i) {
    gate.takeOutOfService();
    EXPECT_EQ(gate.state(), State::OutOfService);
    EXPECT_FALSE(gate.isOpen());
    EXPECT_FALSE(gate.insertCoin());
    EXPECT_FALSE(gate.push());
    EXPECT_THROW(gate.takeOutOfService(), std::logic_error);
    gate.repair();
    EXPECT_EQ(gate.state(), State::Locked);
    EXPECT_TRUE(gate.insertCoin());
    EXPECT_THROW(gate.takeOutOfService(), std::logic_error);
    EXPECT_THROW(gate.repair(), std::logic_error);
    EXPECT_TRUE(gate.push());
  }
}

TEST(Turnstile, IsEmptied) {
  Turnstile gate;
  for (unsigned people : {1, 0, 4, 2}) {
    for (unsigned i = 0; i < people; ++i) {
      gate.insertCoin();
      gate.push();
    }
    EXPECT_EQ(gate.collect(), people);
    EXPECT_EQ(gate.coins(), 0u);
  }
  EXPECT_EQ(gate.passed(), 7u);
  gate.insertCoin();
  EXPECT_EQ(gate.collect(), 1u);
  EXPECT_TRUE(gate.isOpen());
  EXPECT_TRUE(gate.push());
  gate.insertCoin();
  gate.push();
  gate.takeOutOfService();
  EXPECT_EQ(gate.collect(), 1u);
}
