#include "extended_sl_list.h"

#include "../../check.h"

namespace {

using Numbers = std::vector<int>;

void growsAtItsEnd() {
  ExtendedSLList list;
  CHECK(list.isEmpty());
  CHECK(list.length() == 0);
  for (int i = 1; i <= 6; ++i)
    list.append(i * 10);
  CHECK(!list.isEmpty());
  CHECK(list.length() == 6);
  CHECK(list.isOffEnd());
  CHECK(list.toVector() == Numbers{10, 20, 30, 40, 50, 60});
}

void isEditedAtItsCursor() {
  ExtendedSLList list(Numbers{1, 2, 4});
  CHECK(list.isOffEnd());
  list.firstEntry();
  CHECK(list.getEntry() == 1);
  list.insertBefore(0);
  CHECK(list.getEntry() == 1);
  list.increment();
  list.increment();
  list.insertBefore(3);
  CHECK(list.toVector() == Numbers{0, 1, 2, 3, 4});
  list.setEntry(-4);
  CHECK(list.getEntry() == -4);
  list.append(5);
  list.removeEntry();
  CHECK(list.getEntry() == 5);
  list.increment();
  CHECK(list.isOffEnd());
  CHECK(list.toVector() == Numbers{0, 1, 2, 3, 5});
}

void isSearched() {
  ExtendedSLList list(Numbers{5, 3, 8, 3});
  CHECK(list.indexOf(5) == 0);
  CHECK(list.indexOf(3) == 1);
  CHECK(list.indexOf(7) == -1);
  CHECK(list.contains(8));
  CHECK(!list.contains(0));
}

void isReversed() {
  ExtendedSLList list(Numbers{1, 2, 3});
  list.reverse();
  CHECK(list.toVector() == Numbers{3, 2, 1});
  CHECK(list.getEntry() == 3);
  list.append(0);
  list.reverse();
  CHECK(list.toVector() == Numbers{0, 1, 2, 3});
  list.clear();
  list.reverse();
  CHECK(list.isEmpty());
}

void isJoined() {
  ExtendedSLList odd(Numbers{1, 3, 5}), even(Numbers{2, 4});
  odd.concat(even);
  CHECK(odd == ExtendedSLList(Numbers{1, 3, 5, 2, 4}));
  CHECK(even.length() == 2);
  even.concat(odd);
  CHECK(even.length() == 7);
  CHECK(!(odd == even));
}

void losesAllOfAKind() {
  ExtendedSLList list(Numbers{7, 1, 7, 7, 2});
  list.firstEntry();
  list.increment();
  CHECK(list.removeAll(7) == 3);
  CHECK(list.getEntry() == 1);
  CHECK(list.toVector() == Numbers{1, 2});
  CHECK(list.removeAll(7) == 0);
}

}  // namespace

int main() {
  growsAtItsEnd();
  isEditedAtItsCursor();
  isSearched();
  isReversed();
  isJoined();
  losesAllOfAKind();
  return checked();
}
