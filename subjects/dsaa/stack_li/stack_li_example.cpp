// Stacks a hundred numbers, and takes them down from a copy.
#include "stack_li.h"

#include "../../check.h"

int main() {
  StackLi stack;
  CHECK(stack.isEmpty());
  for (int i = 0; i < 100; ++i)
    stack.push(i * 3 % 101);
  CHECK(stack.size() == 100);
  CHECK(stack.top() == 99 * 3 % 101);

  StackLi copy(stack);
  CHECK(copy == stack);
  for (int i = 99; i >= 0; --i)
    CHECK(copy.topAndPop() == i * 3 % 101);
  CHECK(copy.isEmpty());
  CHECK(copy != stack);
  CHECK(!stack.isEmpty());

  stack.makeEmpty();
  CHECK(stack.isEmpty());
  CHECK_THROWS(StackLiUnderflow, stack.top());
  stack.push(-5);
  stack.pop();
  CHECK(stack.isEmpty());
  return checked();
}
