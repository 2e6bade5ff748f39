#include "carousel.h"

#include "plain_test.hpp"

#include <climits>
#include <string>
#include <vector>

using Names = Carousel<std::string>;
using List = std::vector<std::string>;

namespace {

List listed(const Names &names) { return List(names.begin(), names.end()); }

}  // namespace

TEST(Carousel, StartsEmpty) {
  Names names;
  EXPECT_TRUE(names.empty());
  EXPECT_EQ(names.size(), 0u);
  EXPECT_EQ(names.begin(), names.end());
  EXPECT_THROW(names.current(), std::out_of_range);
  EXPECT_THROW(names.at(0), std::out_of_range);
  EXPECT_THROW(names.take(), std::out_of_range);
  names.turn(5);
  EXPECT_TRUE(names.empty());
}

TEST(Carousel, AddsInTheLastPlace) {
  Names names;
  List expected;
  for (const char *name : {"Ann", "Bob", "", "Eve", "a name that is rather longer than the others", "Bob"}) {
    names.add(name);
    expected.push_back(name);
    EXPECT_EQ(names.size(), expected.size());
    EXPECT_FALSE(names.empty());
    EXPECT_EQ(names.current(), "Ann");
    EXPECT_EQ(names.at(names.size() - 1), name);
    EXPECT_EQ(listed(names), expected);
  }
  EXPECT_THROW(names.at(6), std::out_of_range);
}

TEST(Carousel, Turns) {
  Names names{"a", "b", "c", "d"};
  names.turn(1);
  EXPECT_EQ(listed(names), (List{"b", "c", "d", "a"}));
  names.turn(-2);
  EXPECT_EQ(listed(names), (List{"d", "a", "b", "c"}));
  names.turn(0);
  EXPECT_EQ(names.current(), "d");
  names.turn(9);
  EXPECT_EQ(names.current(), "a");
  names.add("z");
  EXPECT_EQ(listed(names), (List{"a", "b", "c", "d", "z"}));
  for (int steps : {1, 3, 17, INT_MAX, INT_MIN, -5}) {
    const List before = listed(names);
    names.turn(steps);
    EXPECT_EQ(names.current(), before[static_cast<std::size_t>((steps % 5 + 5) % 5)]);
    EXPECT_EQ(names.size(), 5u);
  }
  Names one{"x"};
  one.turn(-7);
  EXPECT_EQ(one.current(), "x");
}

TEST(Carousel, TakesTheCurrentOne) {
  Names names{"a", "b", "c"};
  names.turn(2);
  EXPECT_EQ(names.take(), "c");
  EXPECT_EQ(listed(names), (List{"a", "b"}));
  EXPECT_EQ(names.take(), "a");
  EXPECT_EQ(names.take(), "b");
  EXPECT_TRUE(names.empty());
  EXPECT_THROW(names.take(), std::out_of_range);
  names.add("");
  EXPECT_EQ(names.take(), "");
}

TEST(Carousel, CountsOut) {
  Names children{"1", "2", "3", "4", "5", "6", "7"};
  List order;
  while (!children.empty()) {
    children.turn(2);
    order.push_back(children.take());
  }
  EXPECT_EQ(order, (List{"3", "6", "2", "7", "5", "1", "4"}));
}

TEST(Carousel, CopiesAndMoves) {
  Names first{"a", "b", "c"};
  first.turn(2);
  Names copy = first;
  EXPECT_EQ(listed(copy), (List{"c", "a", "b"}));
  Names moved = std::move(first);
  EXPECT_EQ(moved.current(), "c");
  EXPECT_TRUE(first.empty());
  first.add("new");
  EXPECT_EQ(first.current(), "new");
  copy = std::move(first);
  EXPECT_EQ(copy.size(), 1u);
  copy = moved;
  EXPECT_EQ(listed(copy), listed(moved));
}

TEST(Carousel, Iterates) {
  const Names names{"x", "yy", "", "zzzz"};
  std::size_t step = 0;
  for (auto at = names.begin(); at != names.end(); at++) {
    EXPECT_EQ(*at, names.at(step));
    EXPECT_EQ(at->size(), names.at(step).size());
    ++step;
  }
  EXPECT_EQ(step, names.size());
}
