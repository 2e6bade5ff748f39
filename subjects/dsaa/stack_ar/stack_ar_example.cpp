// Fills a stack, empties it again, and does both with a copy.
#include "stack_ar.h"

#include "../../check.h"

int main() {
  StackAr stack(12);
  CHECK(stack.isEmpty());
  for (int i = 0; i < 10; ++i)
    stack.push(i);
  CHECK(!stack.isEmpty());
  CHECK(!stack.isFull());
  CHECK(stack.top() == 9);

  StackAr copy;
  copy = stack;
  for (int i = 9; i >= 0; --i)
    CHECK(copy.topAndPop() == i);
  CHECK(copy.isEmpty());
  CHECK(stack.size() == 10);

  stack.push(37);
  stack.push(74);
  CHECK(stack.isFull());
  CHECK_THROWS(StackArOverflow, stack.push(10));
  while (!stack.isEmpty())
    stack.pop();
  CHECK_THROWS(StackArUnderflow, stack.topAndPop());
  return checked();
}
