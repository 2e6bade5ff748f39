#include "interval_list.h"

#include "workload.h"

int main(int argc, char **argv) {
  Workload w(argc, argv);
  while (w.more()) {
    IntervalList list;
    for (int n = w.between(5, 30); n > 0 && w.more(); --n) {
      int dice = w.between(0, 99), x = w.between(0, 200);
      try {
        if (dice < 45)
          list.add(x, x + w.between(-1, 15));
        else if (dice < 60)
          list.contains(x);
        else if (dice < 75)
          list.indexOf(x);
        else if (dice < 86)
          list.removeAt(w.between(0, 5));
        else if (dice < 93)
          list.count();
        else
          list.length();
      } catch (const std::logic_error &) {
      }
    }
  }
}
