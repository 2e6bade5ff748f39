#include "execute/sound_trail.h"

#include <gtest/gtest.h>

namespace eclat {

namespace {

using sym::Mark, sym::MarkKind, sym::Node, sym::Op;

// x > 7, of 32 bits, was true.
SymbolicRun soundRun() {
  SymbolicRun run;
  run.nodes = {
      {},
      {Op::Var, 32, 0, 0, 0, 0, 12, 9},
      {Op::Const, 32, 0, 0, 0, 0, 7, 7},
      {Op::ULt, 1, 0, 2, 1, 0, 0, 1}
  };
  run.marks = {
      {MarkKind::Branch, 1, 0, 3, 10, -1}
  };
  return run;
}

template <class Change> bool isSoundAfter(Change change) {
  SymbolicRun run = soundRun();
  change(run);
  return isSoundTrail(run);
}

TEST(SoundTrail, WhatARunLeavesIsSound) {
  EXPECT_TRUE(isSoundTrail(soundRun()));
  EXPECT_TRUE(isSoundTrail({}));
}

TEST(SoundTrail, WhatNoRunLeavesIsNot) {
  EXPECT_FALSE(isSoundAfter([](SymbolicRun &run) { run.nodes[3].op = Op::Ne; }));
  EXPECT_FALSE(isSoundAfter([](SymbolicRun &run) { run.nodes[3].op = static_cast<Op>(250); }));
  EXPECT_FALSE(isSoundAfter([](SymbolicRun &run) { run.nodes[3].a = 3; }));
  EXPECT_FALSE(isSoundAfter([](SymbolicRun &run) { run.nodes[3].b = 1u << 30; }));
  EXPECT_FALSE(isSoundAfter([](SymbolicRun &run) { run.nodes[3].a = 0; }));
  EXPECT_FALSE(isSoundAfter([](SymbolicRun &run) { run.nodes[2].width = 16; }));
  EXPECT_FALSE(isSoundAfter([](SymbolicRun &run) { run.nodes[1].width = 0; }));
  EXPECT_FALSE(isSoundAfter([](SymbolicRun &run) { run.nodes[1].width = 65; }));
  EXPECT_FALSE(isSoundAfter([](SymbolicRun &run) { run.marks[0].node = 4; }));
  EXPECT_FALSE(isSoundAfter([](SymbolicRun &run) { run.marks[0].node = 1; }));
  EXPECT_FALSE(isSoundAfter([](SymbolicRun &run) { run.marks[0].kind = static_cast<MarkKind>(99); }));
  EXPECT_FALSE(isSoundAfter([](SymbolicRun &run) { run.nodes[3] = {Op::Extract, 8, 0, 1, 0, 0, 30, 0}; }));
}

}  // namespace

}  // namespace eclat
