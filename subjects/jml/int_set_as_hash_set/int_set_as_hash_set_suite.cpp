#include "int_set_as_hash_set.h"

#include "../../check.h"

namespace {

using Numbers = std::vector<int>;

void growsAndShrinks() {
  IntSetAsHashSet set;
  CHECK(set.isEmpty());
  CHECK(set.add(17));
  CHECK(set.add(-3));
  CHECK(!set.add(17));
  CHECK(set.size() == 2);
  CHECK(set.contains(-3));
  CHECK(!set.contains(3));
  CHECK(set.remove(17));
  CHECK(!set.remove(17));
  CHECK(!set.contains(17));
  CHECK(set.add(17));
  CHECK(set.toVector() == Numbers{-3, 17});
}

void holdsManyElements() {
  IntSetAsHashSet set;
  for (int i = 0; i < 60; ++i)
    set.add(i * 8);
  CHECK(set.size() == 60);
  CHECK(set.capacity() >= 60);
  for (int i = 0; i < 60; ++i) {
    CHECK(set.contains(i * 8));
    CHECK(!set.contains(i * 8 + 1));
  }
  for (int i = 0; i < 60; i += 3)
    CHECK(set.remove(i * 8));
  CHECK(set.size() == 40);
  CHECK(set.contains(8));
  CHECK(!set.contains(24));
}

void isUsedForLong() {
  IntSetAsHashSet set;
  for (int i = 0; i < 200; ++i) {
    CHECK(set.add(i));
    CHECK(set.remove(i - 4) == (i >= 4));
  }
  CHECK(set.toVector() == Numbers{196, 197, 198, 199});
}

void keepsWhatIsElsewhere() {
  IntSetAsHashSet small, large(20);
  for (int i = 0; i < 20; ++i)
    large.add(i);
  for (int i : {5, 10, 15, 25})
    small.add(i);
  small.retainAll(large);
  CHECK(small.toVector() == Numbers{5, 10, 15});
  large.retainAll(small);
  CHECK(large.size() == 3);
  CHECK(large == small);
  IntSetAsHashSet copy(large);
  copy.clear();
  CHECK(copy.isEmpty());
  CHECK(large.contains(10));
  large.add(0);
  CHECK(!(large == small));
}

}  // namespace

int main() {
  growsAndShrinks();
  holdsManyElements();
  isUsedForLong();
  keepsWhatIsElsewhere();
  return checked();
}
