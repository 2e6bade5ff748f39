#include "one_way_node.h"

#include "../../check.h"

namespace {

int sumFrom(const OneWayNode &first) {
  int sum = 0;
  for (const OneWayNode *node = &first; node; node = node->getNextNode())
    sum += node->getEntry();
  return sum;
}

void growsAndShrinks() {
  OneWayNode node(10);
  CHECK(node.getEntry() == 10);
  CHECK(!node.hasNext());
  CHECK(node.getNextNode() == nullptr);
  CHECK(node.length() == 1);

  node.insertAfter(30);
  node.insertAfter(20);
  CHECK(node.hasNext());
  CHECK(node.length() == 3);
  CHECK(node.getNextNode()->getEntry() == 20);
  CHECK(node.getNextNode()->getNextNode()->getEntry() == 30);
  CHECK(sumFrom(node) == 60);

  node.setEntry(-5);
  CHECK(node.getEntry() == -5);
  node.getNextNode()->setEntry(7);
  CHECK(sumFrom(node) == 32);

  node.removeNextNode();
  CHECK(node.length() == 2);
  CHECK(node.getNextNode()->getEntry() == 30);
  node.removeNextNode();
  CHECK(!node.hasNext());
}

void isPutInFrontOfOthers() {
  OneWayNode last(3);
  OneWayNode middle(2, last);
  OneWayNode first(1, middle);
  CHECK(first.length() == 3);
  CHECK(sumFrom(first) == 6);
  CHECK(*first.getNextNode() == middle);
  CHECK(!(first == middle));

  last.setEntry(100);
  CHECK(sumFrom(first) == 6);
}

void isCopiedWithItsChain() {
  OneWayNode numbers(0);
  for (int i = 9; i > 0; --i)
    numbers.insertAfter(i);
  CHECK(numbers.length() == 10);
  OneWayNode copy(numbers);
  CHECK(copy == numbers);
  copy.getNextNode()->insertAfter(50);
  CHECK(sumFrom(copy) == 95);
  CHECK(sumFrom(numbers) == 45);
}

}  // namespace

int main() {
  growsAndShrinks();
  isPutInFrontOfOthers();
  isCopiedWithItsChain();
  return checked();
}
