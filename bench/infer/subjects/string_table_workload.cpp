#include "string_table.h"

#include "workload.h"

int main(int argc, char **argv) {
  Workload w(argc, argv);
  while (w.more()) {
    StringTable table;
    std::vector<std::string> known = {"main"};
    for (int n = w.between(5, 30); n > 0 && w.more(); --n) {
      int dice = w.between(0, 99);
      if (w.chance(60))
        known.push_back(w.word(1, 9));
      const std::string &name = known[w.between(0, static_cast<int>(known.size()) - 1)];
      try {
        if (dice < 45)
          table.intern(name);
        else if (dice < 65)
          table.find(name);
        else if (dice < 82)
          table.name(w.between(0, 8));
        else if (dice < 90)
          table.size();
        else if (dice < 97)
          table.totalBytes();
        else
          table.clear();
      } catch (const std::out_of_range &) {
      }
    }
  }
}
