#include "tally_sheet.h"

#include <cassert>

int main() {
  TallySheet sheet;
  int sum = 0;
  for (int i = 0; i < 30; ++i) {
    int points = i * 7 % 31 - 10;
    sheet.add(points);
    sum += points;
    assert(sheet.size() == i + 1);
    assert(sheet.total() == sum);
  }
}
