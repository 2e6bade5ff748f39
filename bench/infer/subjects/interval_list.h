#ifndef BENCH_INTERVAL_LIST_H
#define BENCH_INTERVAL_LIST_H

#include <stdexcept>
#include <vector>

// Disjoint closed intervals in ascending order, held in parallel sequences; what touches is joined.
class IntervalList {
public:
  void add(int low, int high) {
    if (low > high)
      throw std::invalid_argument("an interval ends before it begins");
    std::size_t first = 0;
    while (first < lo.size() && hi[first] < low - 1)
      first++;
    std::size_t last = first;
    for (; last < lo.size() && lo[last] <= high + 1; last++) {
      low = lo[last] < low ? lo[last] : low;
      high = hi[last] > high ? hi[last] : high;
      covered -= hi[last] - lo[last] + 1;
    }
    lo.erase(lo.begin() + first, lo.begin() + last);
    hi.erase(hi.begin() + first, hi.begin() + last);
    lo.insert(lo.begin() + first, low);
    hi.insert(hi.begin() + first, high);
    covered += high - low + 1;
  }
  bool contains(int x) const { return indexOf(x) >= 0; }
  // Of the interval that holds x; -1 if none does.
  int indexOf(int x) const {
    for (std::size_t i = 0; i < lo.size() && lo[i] <= x; i++)
      if (x <= hi[i])
        return static_cast<int>(i);
    return -1;
  }
  void removeAt(int index) {
    covered -= hi.at(index) - lo.at(index) + 1;
    lo.erase(lo.begin() + index);
    hi.erase(hi.begin() + index);
  }
  int count() const { return static_cast<int>(lo.size()); }
  int length() const { return covered; }

private:
  std::vector<int> lo, hi;
  int covered = 0;
};

#endif
