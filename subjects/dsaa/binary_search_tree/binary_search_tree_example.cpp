// Fills a search tree in a scattered order, takes half of it out again, and looks at what is left.
#include "binary_search_tree.h"

#include "../../check.h"

int main() {
  const int prime = 101, gap = 37;

  BinarySearchTree tree;
  CHECK(tree.isEmpty());
  for (int i = gap; i != 0; i = (i + gap) % prime)
    tree.insert(i);
  CHECK(!tree.isEmpty());
  CHECK(tree.size() == prime - 1);
  CHECK(tree.findMin() == 1);
  CHECK(tree.findMax() == prime - 1);

  for (int i = 1; i < prime; i += 2)
    tree.remove(i);
  CHECK(tree.size() == 50);
  CHECK(tree.findMin() == 2);
  CHECK(tree.findMax() == 100);
  for (int i = 2; i < prime; i += 2)
    CHECK(tree.contains(i));
  for (int i = 1; i < prime; i += 2)
    CHECK(!tree.contains(i));

  BinarySearchTree copy;
  copy = tree;
  for (int i = 2; i < prime; i += 2)
    CHECK(copy.contains(i));

  int next = 2;
  for (int element : copy.inOrder()) {
    CHECK(element == next);
    next += 2;
  }

  BinarySearchTree empty;
  CHECK_THROWS(EmptySearchTree, empty.findMin());
  return checked();
}
