// Lets numbers run through a small queue, several times around the ring.
#include "queue_ar.h"

#include "../../check.h"

int main() {
  QueueAr queue;
  for (int round = 0; round < 5; ++round) {
    for (int i = 0; i < 8; ++i)
      queue.enqueue(10 * round + i);
    CHECK(queue.size() == 8);
    for (int i = 0; i < 8; ++i)
      CHECK(queue.dequeue() == 10 * round + i);
    CHECK(queue.isEmpty());
  }

  QueueAr small(3);
  CHECK(small.capacity() == 3);
  for (int i = 1; i <= 3; ++i)
    small.enqueue(i * 11);
  CHECK(small.isFull());
  CHECK_THROWS(QueueArOverflow, small.enqueue(44));
  CHECK(small.getFront() == 11);
  CHECK(small.dequeue() == 11);
  small.enqueue(44);
  CHECK(small.getFront() == 22);

  QueueAr copy(small);
  CHECK(copy == small);
  while (!copy.isEmpty())
    copy.dequeue();
  CHECK_THROWS(QueueArUnderflow, copy.dequeue());
  CHECK(small.size() == 3);
  return checked();
}
