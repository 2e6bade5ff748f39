#include <gtest/gtest.h>
#include <polyclipping/clipper.hpp>

using namespace ClipperLib;

namespace {

Path square(int x, int y, int size) {
  return {IntPoint(x, y), IntPoint(x + size, y), IntPoint(x + size, y + size), IntPoint(x, y + size)};
}

double clipped(ClipType type) {
  Clipper clipper;
  clipper.AddPath(square(0, 0, 10), ptSubject, true);
  clipper.AddPath(square(5, 5, 10), ptClip, true);
  Paths solution;
  EXPECT_TRUE(clipper.Execute(type, solution));
  double area = 0;
  for (const Path &path : solution)
    area += Area(path);
  return area;
}

TEST(Clipper, Intersection) { EXPECT_DOUBLE_EQ(clipped(ctIntersection), 25); }
TEST(Clipper, Union) { EXPECT_DOUBLE_EQ(clipped(ctUnion), 175); }
TEST(Clipper, Difference) { EXPECT_DOUBLE_EQ(clipped(ctDifference), 75); }
TEST(Clipper, Xor) { EXPECT_DOUBLE_EQ(clipped(ctXor), 150); }

TEST(Clipper, SeveralPaths) {
  Clipper clipper;
  Paths paths = {square(0, 0, 2), square(4, 4, 2)};
  EXPECT_TRUE(clipper.AddPaths(paths, ptSubject, true));
  Paths solution;
  EXPECT_TRUE(clipper.Execute(ctUnion, solution, pftNonZero, pftNonZero));
  EXPECT_EQ(solution.size(), 2u);
}

TEST(Clipper, Bounds) {
  Clipper clipper;
  clipper.AddPath(square(3, 4, 5), ptSubject, true);
  IntRect bounds = clipper.GetBounds();
  EXPECT_EQ(bounds.left, 3);
  EXPECT_EQ(bounds.right, 8);
}

TEST(Clipper, TooFewPoints) {
  Clipper clipper;
  EXPECT_FALSE(clipper.AddPath({IntPoint(1, 1)}, ptSubject, true));
  EXPECT_FALSE(clipper.AddPath({}, ptSubject, true));
}

TEST(Clipper, OpenPathsNeedATree) {
  Clipper clipper;
  clipper.AddPath({IntPoint(0, 0), IntPoint(20, 20)}, ptSubject, false);
  clipper.AddPath(square(5, 5, 10), ptClip, true);
  Paths solution;
  EXPECT_THROW(clipper.Execute(ctIntersection, solution), clipperException);
  PolyTree tree;
  EXPECT_TRUE(clipper.Execute(ctIntersection, tree));
  EXPECT_EQ(tree.Total(), 1);
}

TEST(Clipper, Settings) {
  Clipper clipper(ioReverseSolution | ioStrictlySimple);
  EXPECT_TRUE(clipper.ReverseSolution());
  EXPECT_TRUE(clipper.StrictlySimple());
  clipper.ReverseSolution(false);
  EXPECT_FALSE(clipper.ReverseSolution());
  clipper.PreserveCollinear(true);
  EXPECT_TRUE(clipper.PreserveCollinear());
  clipper.Clear();
}

}  // namespace
