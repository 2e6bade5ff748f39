#include "two_way_node.h"

#include "../../check.h"

namespace {

void isLinked() {
  TwoWayNode a(1), b(2), c(3);
  CHECK(a.isFirst() && a.isLast());
  CHECK(a.chainLength() == 1);
  a.insertAfter(c);
  a.insertAfter(b);
  CHECK(a.getNextNode() == &b);
  CHECK(b.getNextNode() == &c);
  CHECK(c.getNextNode() == nullptr);
  CHECK(c.getPreviousNode() == &b);
  CHECK(b.getPreviousNode() == &a);
  CHECK(a.getPreviousNode() == nullptr);
  CHECK(b.chainLength() == 3);
  CHECK(a.isFirst() && !a.isLast());
  CHECK(!b.isFirst() && !b.isLast());
  CHECK(c.isLast());
}

void growsInBothDirections() {
  TwoWayNode middle(50), left(40), right(60), outermost(30);
  middle.insertBefore(left);
  middle.insertAfter(right);
  left.insertBefore(outermost);
  int sum = 0;
  for (const TwoWayNode *node = &outermost; node; node = node->getNextNode())
    sum += node->getEntry();
  CHECK(sum == 180);
  middle.setEntry(0);
  sum = 0;
  for (const TwoWayNode *node = &right; node; node = node->getPreviousNode())
    sum += node->getEntry();
  CHECK(sum == 130);
}

void leavesItsChain() {
  TwoWayNode a(1), b(2), c(3), d(4);
  a.insertAfter(b);
  b.insertAfter(c);
  c.insertAfter(d);
  b.unlink();
  CHECK(b.isFirst() && b.isLast());
  CHECK(a.getNextNode() == &c);
  CHECK(c.getPreviousNode() == &a);
  a.unlink();
  CHECK(c.isFirst());
  CHECK(d.chainLength() == 2);
  d.unlink();
  CHECK(c.chainLength() == 1);
  c.insertBefore(b);
  CHECK(b.getNextNode() == &c);
}

void leavesItsChainWhenItEnds() {
  TwoWayNode first(1), last(3);
  first.insertAfter(last);
  {
    TwoWayNode middle(2);
    first.insertAfter(middle);
    CHECK(last.chainLength() == 3);
  }
  CHECK(first.getNextNode() == &last);
  CHECK(last.getPreviousNode() == &first);
}

void isSplit() {
  TwoWayNode a(1), b(2), c(3);
  a.insertAfter(b);
  b.insertAfter(c);
  b.split();
  CHECK(a.chainLength() == 1);
  CHECK(b.chainLength() == 2);
  CHECK(b.isFirst());
}

}  // namespace

int main() {
  isLinked();
  growsInBothDirections();
  leavesItsChain();
  leavesItsChainWhenItEnds();
  isSplit();
  return checked();
}
