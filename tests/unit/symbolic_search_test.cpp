#include "pipeline/symbolic/symbolic_search.h"

#include <gtest/gtest.h>

namespace eclat {

namespace {

using sym::Mark;
using sym::MarkKind;

SymbolicRun runBy(const std::vector<Mark> &marks) {
  SymbolicRun run;
  run.marks = marks;
  return run;
}

// Who is about to run into undefined behaviour meets it at a trap; who has run into it was at a branch. Both are at the
// same place, and a prediction that leads from the one to the other has come true.
TEST(HashPath, IsTheSameForARunAndForThePredictionOfIt) {
  SymbolicRun before = runBy({
      {MarkKind::Branch, 1, 0, 1, 10, -1},
      {MarkKind::Trap,   0, 0, 2, 11, -1}
  });
  SymbolicRun after = runBy({
      {MarkKind::Branch, 1, 0, 1, 10, -1},
      {MarkKind::Branch, 1, 0, 2, 11, -1}
  });
  EXPECT_EQ(hashPath(before, 1, true), hashPath(after, 1, false));
  EXPECT_NE(hashPath(before, 1, false), hashPath(after, 1, false));
  EXPECT_NE(hashPath(before, 0, true), hashPath(after, 0, false));
}

TEST(HashPath, LooksAtWaysAlone) {
  SymbolicRun plain = runBy({
      {MarkKind::Branch, 1, 0, 1, 10, -1}
  });
  SymbolicRun more = runBy({
      {MarkKind::Entry,  0, 0, 3, 0,  4 },
      {MarkKind::Branch, 1, 0, 1, 10, -1}
  });
  EXPECT_EQ(hashPath(plain, 0, false), hashPath(more, 1, false));
}

}  // namespace

}  // namespace eclat
