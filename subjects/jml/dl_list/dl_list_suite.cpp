#include "dl_list.h"

#include "../../check.h"

namespace {

const DllIntItem kOne(1), kTwo(2), kThree(3), kFour(4), kFive(5);

void startsEmpty() {
  DLList list;
  CHECK(list.isOff());
  CHECK(list.length() == 0);
  CHECK(list.position() == 0);
  list.firstEntry();
  CHECK(list.isOff());
  list.lastEntry();
  CHECK(list.isOff());
  CHECK(list.toString() == "<>");
}

void growsAtBothEnds() {
  DLList list;
  list.append(&kTwo);
  list.append(&kThree);
  list.prepend(&kOne);
  CHECK(list.length() == 3);
  CHECK(list.toString() == "<1, 2, 3>");
  CHECK(list.isOff());
  CHECK(list.position() == 3);
}

void isWalkedAsARing() {
  DLList list;
  for (const DllIntItem *item : {&kOne, &kTwo, &kThree})
    list.append(item);
  std::string forth, back;
  for (list.firstEntry(); !list.isOff(); list.increment())
    forth += list.getEntry()->toString();
  for (list.lastEntry(); !list.isOff(); list.decrement())
    back += list.getEntry()->toString();
  CHECK(forth == "123");
  CHECK(back == "321");
  list.increment();
  CHECK(list.getEntry() == &kOne);
  list.decrement();
  list.decrement();
  CHECK(list.getEntry() == &kThree);
}

void isEditedAtItsCursor() {
  DLList list;
  list.append(&kTwo);
  list.append(&kThree);
  list.firstEntry();
  list.insertBefore(&kOne);
  list.insertAfter(&kFive);
  CHECK(list.getEntry() == &kTwo);
  CHECK(list.position() == 1);
  CHECK(list.toString() == "<1, 2, 5, 3>");
  list.setEntry(&kFour);
  CHECK(list.getEntry() == &kFour);
  list.removeEntry();
  CHECK(list.getEntry() == &kFive);
  CHECK(list.toString() == "<1, 5, 3>");
  list.lastEntry();
  list.removeEntry();
  CHECK(list.isOff());
  CHECK(list.length() == 2);
}

void isReversed() {
  DLList list;
  for (const DllIntItem *item : {&kOne, &kTwo, &kThree, &kFour})
    list.append(item);
  list.firstEntry();
  list.reverse();
  CHECK(list.toString() == "<4, 3, 2, 1>");
  CHECK(list.getEntry() == &kOne);
  CHECK(list.position() == 3);
  list.decrement();
  CHECK(list.getEntry() == &kTwo);
}

}  // namespace

int main() {
  startsEmpty();
  growsAtBothEnds();
  isWalkedAsARing();
  isEditedAtItsCursor();
  isReversed();
  return checked();
}
