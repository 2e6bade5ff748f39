#include "unknown_opcode.h"

#include "plain_test.hpp"

TEST(Machine, RunsItsOpcodes) {
  Machine machine(1234);
  machine.step(0);
  EXPECT_EQ(machine.value(), 1234);
  machine.step(1);
  EXPECT_EQ(machine.value(), 34);
  machine.step(-1);
  EXPECT_EQ(machine.value(), 17);
  machine.step(5);
  EXPECT_EQ(machine.value(), 7);
  machine.step(3);
  EXPECT_EQ(machine.value(), 2);
  machine.step(4);
  EXPECT_EQ(machine.value(), 7);
}

TEST(Machine, KeepsItsStart) { EXPECT_EQ(Machine(-6).value(), -6); }
