#include "../../check.h"
#include "unbounded_stack.h"

namespace {

void testOfPushAndPop() {
  UnboundedStack stack;
  CHECK(stack.isEmpty());
  for (int i = 1; i <= 20; ++i) {
    stack.push(i * i);
    CHECK(stack.top() == i * i);
    CHECK(stack.size() == i);
  }
  for (int i = 20; i > 5; --i)
    CHECK(stack.pop() == i * i);
  CHECK(stack.size() == 5);
  CHECK(!stack.isEmpty());
  CHECK(stack.peek(0) == 25);
  CHECK(stack.peek(4) == 1);
  CHECK_THROWS(std::out_of_range, stack.peek(5));
}

void testOfManyAtOnce() {
  UnboundedStack stack(std::vector<int>{4, 7, -1, 0});
  CHECK(stack.top() == 0);
  CHECK(stack.popMany(2) == std::vector<int>{0, -1});
  CHECK(stack.size() == 2);
  CHECK_THROWS(std::out_of_range, stack.popMany(3));
  UnboundedStack more(std::vector<int>{8, 9});
  stack.pushAll(more);
  CHECK(stack.toVector() == std::vector<int>{4, 7, 8, 9});
  CHECK(more.size() == 2);
  more.pushAll(UnboundedStack());
  CHECK(more.size() == 2);
  CHECK(stack.popMany(4) == std::vector<int>{9, 8, 7, 4});
  CHECK(stack.isEmpty());
}

void testOfEmptyStacks() {
  UnboundedStack stack;
  CHECK_THROWS(std::out_of_range, stack.pop());
  CHECK_THROWS(std::out_of_range, stack.top());
  CHECK(stack.toVector().empty());
  stack.push(3);
  stack.pop();
  CHECK_THROWS(std::out_of_range, stack.pop());
}

void testOfSearch() {
  UnboundedStack stack(std::vector<int>{5, 1, 5, 2});
  CHECK(stack.search(2) == 0);
  CHECK(stack.search(5) == 1);
  CHECK(stack.search(1) == 2);
  CHECK(stack.search(3) == -1);
}

void testOfEquality() {
  UnboundedStack one, other;
  CHECK(one.equals(&other));
  one.push(1);
  one.push(2);
  CHECK(!one.equals(&other));
  other.push(1);
  other.push(2);
  CHECK(one.equals(&other));
  CHECK(other.equals(&other));
}

}  // namespace

int main() {
  testOfPushAndPop();
  testOfManyAtOnce();
  testOfEmptyStacks();
  testOfSearch();
  testOfEquality();
  return checked();
}
