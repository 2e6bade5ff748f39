#include "sorted_list.h"

#include "workload.h"

int main(int argc, char **argv) {
  Workload w(argc, argv);
  while (w.more()) {
    SortedList list;
    for (int n = w.between(5, 30); n > 0 && w.more(); --n) {
      int dice = w.between(0, 99), value = w.between(-15, 40);
      try {
        if (dice < 45)
          list.insert(value);
        else if (dice < 62)
          list.remove(value);
        else if (dice < 80)
          list.contains(value);
        else if (dice < 90)
          list.smallest();
        else
          list.size();
      } catch (const std::out_of_range &) {
      }
    }
  }
}
