#include "int_set_as_tree.h"

#include "../../check.h"

namespace {

using Numbers = std::vector<int>;

void growsAndShrinks() {
  IntSetAsTree set;
  CHECK(set.isEmpty());
  CHECK(set.insert(50));
  CHECK(set.insert(20));
  CHECK(set.insert(80));
  CHECK(!set.insert(20));
  CHECK(set.size() == 3);
  CHECK(set.contains(80));
  CHECK(!set.contains(81));
  CHECK(set.toVector() == Numbers{20, 50, 80});
  CHECK(set.remove(20));
  CHECK(!set.remove(20));
  CHECK(set.size() == 2);
  CHECK(!set.contains(20));
}

void losesInnerElements() {
  IntSetAsTree set(Numbers{40, 20, 60, 10, 30, 50, 70, 65});
  CHECK(set.size() == 8);
  CHECK(set.remove(60));
  CHECK(set.toVector() == Numbers{10, 20, 30, 40, 50, 65, 70});
  CHECK(set.remove(40));
  CHECK(set.remove(20));
  CHECK(set.toVector() == Numbers{10, 30, 50, 65, 70});
  CHECK(set.remove(10));
  CHECK(set.contains(30));
  CHECK(!set.isEmpty());
}

void knowsItsLimits() {
  IntSetAsTree set(Numbers{3, -7, 12, 5});
  CHECK(set.smallest() == -7);
  CHECK(set.largest() == 12);
  set.remove(12);
  CHECK(set.largest() == 5);
  set.insert(-100);
  CHECK(set.smallest() == -100);
}

void isComparedWithOthers() {
  IntSetAsTree up(Numbers{1, 2, 3}), down(Numbers{3, 2, 1}), more(Numbers{0, 1, 2, 3, 4});
  CHECK(up == down);
  CHECK(!(up == more));
  CHECK(more.includes(up));
  CHECK(!up.includes(more));
  CHECK(up.includes(IntSetAsTree()));
}

void holdsManyElements() {
  IntSetAsTree set;
  for (int i = 0; i < 100; ++i)
    set.insert(i * 37 % 101);
  CHECK(set.size() == 100);
  for (int i = 0; i < 100; i += 2)
    set.remove(i * 37 % 101);
  CHECK(set.size() == 50);
  IntSetAsTree copy(set);
  CHECK(copy == set);
  CHECK(copy.toVector() == set.toVector());
  set.clear();
  CHECK(set.isEmpty());
  CHECK(copy.size() == 50);
}

}  // namespace

int main() {
  growsAndShrinks();
  losesInnerElements();
  knowsItsLimits();
  isComparedWithOthers();
  holdsManyElements();
  return checked();
}
