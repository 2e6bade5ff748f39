// FINDS: property in IntervalList::add
// WITH: --class IntervalList
// BUDGET: rounds 4
#pragma once

#include <algorithm>
#include <vector>

// Numbers as intervals that neither touch nor overlap, in ascending order.
class IntervalList {
public:
  bool contains(int number) const {
    return std::any_of(parts_.begin(), parts_.end(),
                       [&](const Interval &p) { return p.lo <= number && number <= p.hi; });
  }

  // Forgets to join intervals when a single number closes the gap between them.
  bool add(int lo, int hi) {
    if (lo < 0 || hi < lo || hi > 1000)
      return false;
    Interval made{lo, hi};
    std::vector<Interval> kept;
    for (const Interval &p : parts_)
      if (lo != hi && p.lo <= made.hi + 1 && made.lo <= p.hi + 1)
        made = {std::min(p.lo, made.lo), std::max(p.hi, made.hi)};
      else
        kept.push_back(p);
    auto at = std::find_if(kept.begin(), kept.end(), [&](const Interval &p) { return p.lo > made.lo; });
    kept.insert(at, made);
    parts_ = kept;
    return true;
  }

private:
  struct Interval {
    int lo, hi;
  };
  std::vector<Interval> parts_;
};
