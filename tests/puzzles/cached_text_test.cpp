#include "cached_text.h"

#include "plain_test.hpp"

#include <climits>
#include <string>

using report::Cell;

TEST(Cell, StartsEmpty) {
  Cell cell;
  EXPECT_FALSE(cell.hasValue());
  EXPECT_EQ(cell.width(), 0);
  EXPECT_EQ(cell.text(), "-");
  EXPECT_THROW(cell.value(), std::logic_error);
  for (int other : {0, 5, -5, INT_MIN})
    EXPECT_EQ(cell.valueOr(other), other);
}

TEST(Cell, HoldsANumber) {
  for (int value : {0, 1, -1, 42, INT_MAX, INT_MIN}) {
    Cell cell(value);
    EXPECT_TRUE(cell.hasValue());
    EXPECT_EQ(cell.value(), value);
    EXPECT_EQ(cell.valueOr(7), value);
    EXPECT_EQ(cell.text(), std::to_string(value));
  }
}

TEST(Cell, FollowsItsNumber) {
  Cell cell;
  for (int value : {3, 3, -20, 0, INT_MAX}) {
    cell.set(value);
    EXPECT_EQ(cell.value(), value);
    EXPECT_EQ(cell.text(), std::to_string(value));
    EXPECT_EQ(cell.text(), std::to_string(value));
  }
  cell.reset();
  EXPECT_FALSE(cell.hasValue());
  EXPECT_EQ(cell.text(), "-");
  cell.set(8);
  EXPECT_EQ(cell.text(), "8");
}

TEST(Cell, FillsWithBlanks) {
  Cell cell(-12);
  for (int width : {0, 1, 3, 4, 10, 1000, 5}) {
    cell.setWidth(width);
    EXPECT_EQ(cell.width(), width);
    EXPECT_EQ(cell.text().size(), static_cast<std::size_t>(width < 3 ? 3 : width));
  }
  EXPECT_EQ(cell.text(), "  -12");
  cell.reset();
  EXPECT_EQ(cell.text(), "    -");
  for (int width : {-1, 1001, INT_MIN, INT_MAX})
    EXPECT_THROW(cell.setWidth(width), std::invalid_argument);
  EXPECT_EQ(cell.width(), 5);
}

TEST(Cell, ComparesWithoutItsCache) {
  Cell a(5), b(5);
  EXPECT_EQ(a.text(), "5");
  EXPECT_EQ(a, b);
  b.set(6);
  EXPECT_NE(a, b);
  b.set(5);
  b.setWidth(2);
  EXPECT_NE(a, b);
  EXPECT_NE(Cell(), Cell(0));
  EXPECT_EQ(Cell(), Cell());
}

TEST(Cell, CopiesAndMoves) {
  Cell first(1);
  first.setWidth(3);
  EXPECT_EQ(first.text(), "  1");
  Cell second = first;
  second.set(2);
  EXPECT_EQ(first.text(), "  1");
  EXPECT_EQ(second.text(), "  2");
  first = second;
  EXPECT_EQ(first, second);
  Cell third = std::move(second);
  EXPECT_EQ(third.text(), "  2");
  EXPECT_EQ(second.text(), "  2");
  second.set(9);
  EXPECT_EQ(second.value(), 9);
}
