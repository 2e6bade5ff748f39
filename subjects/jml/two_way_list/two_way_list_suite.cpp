#include "two_way_list.h"

#include "../../check.h"

namespace {

const TwlIntItem kOne(1), kTwo(2), kThree(3), kFour(4);

void startsEmpty() {
  TwoWayList list;
  CHECK(list.isEmpty());
  CHECK(list.isOffFront());
  list.firstEntry();
  CHECK(list.isOffEnd());
  list.lastEntry();
  CHECK(list.isOffFront());
  list.increment();
  CHECK(list.isOffEnd());
  CHECK(list.toString() == "<>");
}

void isFilledAroundTheCursor() {
  TwoWayList list;
  list.insertAfter(&kTwo);
  CHECK(!list.isEmpty());
  list.firstEntry();
  list.insertBefore(&kOne);
  CHECK(list.getEntry() == &kTwo);
  list.insertAfter(&kFour);
  list.increment();
  CHECK(list.getEntry() == &kFour);
  list.insertBefore(&kThree);
  CHECK(list.toString() == "<1, 2, 3, 4>");
  list.decrement();
  CHECK(list.getEntry() == &kThree);
}

void isWalkedBothWays() {
  TwoWayList list;
  list.insertAfter(&kThree);
  list.insertAfter(&kTwo);
  list.insertAfter(&kOne);
  std::string forth, back;
  for (list.firstEntry(); !list.isOffEnd(); list.increment())
    forth += list.getEntry()->toString();
  for (list.lastEntry(); !list.isOffFront(); list.decrement())
    back += list.getEntry()->toString();
  CHECK(forth == "123");
  CHECK(back == "321");
}

void losesEntries() {
  TwoWayList list;
  for (const TwlIntItem *item : {&kFour, &kThree, &kTwo, &kOne})
    list.insertAfter(item);
  list.lastEntry();
  list.removeEntry();
  CHECK(list.isOffEnd());
  list.firstEntry();
  list.removeEntry();
  CHECK(list.getEntry() == &kTwo);
  CHECK(list.toString() == "<2, 3>");
  list.decrement();
  CHECK(list.isOffFront());
  list.increment();
  list.removeEntry();
  list.removeEntry();
  CHECK(list.isEmpty());
}

void isAssigned() {
  TwoWayList list, other;
  list.insertAfter(&kTwo);
  list.insertAfter(&kOne);
  list.lastEntry();
  other.insertAfter(&kFour);
  other = list;
  CHECK(other.toString() == "<1, 2>");
  CHECK(other.getEntry() == &kTwo);
  other.insertAfter(&kThree);
  CHECK(list.toString() == "<1, 2>");
}

}  // namespace

int main() {
  startsEmpty();
  isFilledAroundTheCursor();
  isWalkedBothWays();
  losesEntries();
  isAssigned();
  return checked();
}
