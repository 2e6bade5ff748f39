// The usual exercise for search trees, with a treap.
#include "treap.h"

#include "../../check.h"

int main() {
  const int numbers = 101, gap = 29;

  Treap treap;
  for (int i = gap; i != 0; i = (i + gap) % numbers)
    CHECK(treap.insert(i));
  CHECK(treap.size() == numbers - 1);
  CHECK(!treap.insert(gap));

  for (int i = 1; i < numbers; i += 2)
    CHECK(treap.remove(i));
  CHECK(treap.findMin() == 2);
  CHECK(treap.findMax() == numbers - 1);
  for (int i = 2; i < numbers; i += 2)
    CHECK(treap.contains(i));
  for (int i = 1; i < numbers; i += 2)
    CHECK(!treap.contains(i));

  Treap copy(treap);
  for (int i = 2; i < numbers; i += 2)
    copy.remove(i);
  CHECK(copy.isEmpty());
  CHECK(!treap.isEmpty());

  std::vector<int> even = treap.inOrder();
  CHECK(even.size() == 50);
  CHECK(even[0] == 2 && even[49] == 100);
  return checked();
}
