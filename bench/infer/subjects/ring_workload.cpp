#include "ring.h"

#include "workload.h"

int main(int argc, char **argv) {
  Workload w(argc, argv);
  while (w.more()) {
    Ring ring(w.between(1, 6));
    for (int n = w.between(5, 30); n > 0 && w.more(); --n) {
      int dice = w.between(0, 99), x = w.between(-99, 99);
      if (dice < 45)
        ring.put(x);
      else if (dice < 70)
        ring.take(-1);
      else if (dice < 82)
        ring.peek(x);
      else if (dice < 92)
        ring.isFull();
      else
        ring.room();
    }
  }
}
