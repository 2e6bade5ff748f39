// Fills a red-black tree in a scattered order, and looks for what is in it.
#include "red_black_tree.h"

#include "../../check.h"

int main() {
  const int notFound = -9999, numbers = 101, gap = 35;

  RedBlackTree tree(notFound);
  CHECK(tree.isEmpty());
  CHECK(tree.findMin() == notFound);
  for (int i = gap; i != 0; i = (i + gap) % numbers)
    tree.insert(i);
  CHECK(!tree.isEmpty());
  CHECK(tree.size() == numbers - 1);
  CHECK(tree.findMin() == 1);
  CHECK(tree.findMax() == numbers - 1);
  for (int i = 1; i < numbers; ++i)
    CHECK(tree.find(i) == i);
  CHECK(tree.find(0) == notFound);

  RedBlackTree copy(notFound);
  copy = tree;
  int last = 0;
  for (int element : copy.inOrder())
    CHECK(element == ++last);
  CHECK(last == numbers - 1);

  tree.remove(gap);
  CHECK(tree.find(gap) == notFound);
  CHECK(copy.find(gap) == gap);
  return checked();
}
