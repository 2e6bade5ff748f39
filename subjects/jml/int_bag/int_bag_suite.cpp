#include "int_bag.h"

#include "../../check.h"

#include <stdexcept>

namespace {

using Numbers = std::vector<int>;

void countsWhatIsAdded() {
  IntBag bag;
  CHECK(bag.isEmpty());
  bag.add(7);
  bag.add(3);
  bag.add(7);
  bag.add(-2, 4);
  bag.add(100, 0);
  CHECK(bag.size() == 7);
  CHECK(bag.count(7) == 2);
  CHECK(bag.count(3) == 1);
  CHECK(bag.count(-2) == 4);
  CHECK(bag.count(100) == 0);
  CHECK(!bag.isEmpty());
  CHECK(bag.toVector() == Numbers{-2, -2, -2, -2, 3, 7, 7});
}

void givesThemBack() {
  IntBag bag(Numbers{5, 5, 5, 9, 1});
  CHECK(bag.removeOne(5));
  CHECK(bag.count(5) == 2);
  CHECK(bag.removeOne(9));
  CHECK(!bag.removeOne(9));
  CHECK(bag.removeAll(5) == 2);
  CHECK(bag.removeAll(5) == 0);
  CHECK(bag.size() == 1);
  CHECK(bag.toVector() == Numbers{1});
}

void knowsWhatIsCommon() {
  IntBag bag(Numbers{4, 2, 4, 8, 2, 4});
  CHECK(bag.mostFrequent() == 4);
  bag.removeAll(4);
  CHECK(bag.mostFrequent() == 2);
  bag.add(8);
  CHECK(bag.mostFrequent() == 2);
}

void isUnitedAndIntersected() {
  IntBag a(Numbers{1, 1, 2, 3}), b(Numbers{1, 2, 2, 4});
  IntBag both(a);
  both.unite(b);
  CHECK(both.size() == 8);
  CHECK(both.count(1) == 3);
  CHECK(both.includes(a));
  CHECK(both.includes(b));
  CHECK(!a.includes(both));
  a.intersect(b);
  CHECK(a.toVector() == Numbers{1, 2});
  CHECK(b.includes(a));
}

void isLimited() {
  IntBag bag;
  bag.add(1, 9000);
  CHECK_THROWS(std::length_error, bag.add(2, 2000));
  CHECK(bag.size() == 9000);
  CHECK(bag.count(2) == 0);
}

void isCompared() {
  IntBag a(Numbers{1, 2, 1}), b(Numbers{2, 1, 1});
  CHECK(a == b);
  b.removeOne(1);
  CHECK(!(a == b));
}

}  // namespace

int main() {
  countsWhatIsAdded();
  givesThemBack();
  knowsWhatIsCommon();
  isUnitedAndIntersected();
  isLimited();
  isCompared();
  return checked();
}
