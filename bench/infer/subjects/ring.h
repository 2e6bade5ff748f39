#ifndef BENCH_RING_H
#define BENCH_RING_H

#include <vector>

// A queue of fixed capacity in a circular buffer.
class Ring {
public:
  explicit Ring(int capacity) : slots(capacity > 0 ? capacity : 1) {}

  // False if there is no room.
  bool put(int x) {
    if (isFull())
      return false;
    slots[(head + count) % slots.size()] = x;
    ++count;
    return true;
  }
  // `otherwise` if the queue is empty.
  int take(int otherwise) {
    if (count == 0)
      return otherwise;
    int x = slots[head];
    head = (head + 1) % slots.size();
    --count;
    return x;
  }
  int peek(int otherwise) const { return count == 0 ? otherwise : slots[head]; }
  bool isFull() const { return count == slots.size(); }
  int room() const { return static_cast<int>(slots.size() - count); }

private:
  std::vector<int> slots;
  std::size_t head = 0;
  std::size_t count = 0;
};

#endif
