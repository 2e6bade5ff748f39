#include "flow/coverage.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

TEST(Coverage, CountsBlocksAndTheLinesTheyBeginIn) {
  std::vector<Block> blocks = {
      {3, "f", "a.h", 10},
      {4, "f", "a.h", 10},
      {5, "f", "a.h", 12},
      {9, "g", "b.h", 10},
  };
  Coverage coverage = measureCoverage(blocks, {3, 7}, {5, 3});
  EXPECT_EQ(coverage.blocks, 4u);
  EXPECT_EQ(coverage.blocksByTests, 1u);
  EXPECT_EQ(coverage.blocksInAll, 2u);
  EXPECT_EQ(coverage.lines, 3u);
  EXPECT_EQ(coverage.linesByTests, 1u);
  EXPECT_EQ(coverage.linesInAll, 2u);
  EXPECT_EQ(coverage.unreached, (std::vector<Block>{blocks[1], blocks[3]}));
}

}  // namespace
}  // namespace eclat
