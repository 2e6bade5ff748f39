// Puts scattered numbers into heaps, with and without care for the order, and takes them out from the smallest on.
#include "binary_heap.h"

#include "../../check.h"

int main() {
  const int numbers = 101, gap = 37;

  BinaryHeap heap(numbers);
  CHECK(heap.isEmpty());
  for (int i = gap; i != 0; i = (i + gap) % numbers)
    heap.insert(i);
  CHECK(heap.size() == numbers - 1);
  for (int i = 1; i < numbers; ++i)
    CHECK(heap.deleteMin() == i);
  CHECK(heap.isEmpty());

  for (int i = gap; i != 0; i = (i + gap) % numbers)
    heap.toss(i);
  CHECK(heap.findMin() == 1);
  CHECK(heap.isOrdered());
  for (int i = 1; i < numbers; ++i)
    CHECK(heap.deleteMin() == i);

  heap.insert(0);
  for (int i = gap; i != 0; i = (i + gap) % numbers)
    heap.insert(i);
  CHECK(heap.isFull());
  CHECK_THROWS(BinaryHeapOverflow, heap.insert(5));

  heap.makeEmpty();
  CHECK_THROWS(BinaryHeapUnderflow, heap.findMin());

  BinaryHeap small(8);
  small.buildHeap({5, 3, 8, 1});
  CHECK(small.findMin() == 1);
  return checked();
}
