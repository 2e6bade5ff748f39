#include "stack.h"

#include "workload.h"

int main(int argc, char **argv) {
  Workload w(argc, argv);
  while (w.more()) {
    Stack s(w.between(1, 8));
    for (int n = w.between(5, 25); n > 0 && w.more(); --n) {
      int dice = w.between(0, 99), k = w.between(-20, 20);
      try {
        if (dice < 40)
          s.push(k);
        else if (dice < 55)
          s.pop();
        else if (dice < 70)
          s.top();
        else if (dice < 90)
          s.isMember(k);
        else
          s.size();
      } catch (const std::out_of_range &) {
      }
    }
  }
}
