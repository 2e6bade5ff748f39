#include "sl_list.h"

#include "../../check.h"

namespace {

const SllIntItem kOne(1), kTwo(2), kThree(3), kSeven(7);

SLList listOf(const SllItem *a, const SllItem *b, const SllItem *c) {
  SLList list;
  list.insertBefore(a);
  list.insertBefore(b);
  list.insertBefore(c);
  return list;
}

void growsAtTheCursor() {
  SLList list;
  CHECK(list.isEmpty());
  CHECK(list.isOffEnd());
  CHECK(list.toString() == "<>");
  list.insertBefore(&kOne);
  list.insertBefore(&kThree);
  CHECK(!list.isEmpty());
  CHECK(list.isOffEnd());
  CHECK(list.toString() == "<1, 3>");
  list.firstEntry();
  list.insertAfter(&kTwo);
  CHECK(list.getEntry() == &kOne);
  CHECK(list.toString() == "<1, 2, 3>");
  list.increment();
  list.insertBefore(&kSeven);
  CHECK(list.getEntry() == &kTwo);
  CHECK(list.toString() == "<1, 7, 2, 3>");
}

void setsItsEntries() {
  SLList list = listOf(&kOne, &kTwo, &kThree);
  for (list.firstEntry(); !list.isOffEnd(); list.increment())
    if (list.getEntry() == &kTwo)
      list.setEntry(&kSeven);
  CHECK(list.toString() == "<1, 7, 3>");
  list.firstEntry();
  list.setEntry(&kThree);
  CHECK(list.getEntry() == &kThree);
  CHECK(list.getEntry()->toString() == "3");
}

void losesItsEntries() {
  SLList list = listOf(&kOne, &kTwo, &kThree);
  list.firstEntry();
  list.increment();
  list.removeEntry();
  CHECK(list.getEntry() == &kThree);
  list.removeEntry();
  CHECK(list.isOffEnd());
  CHECK(list.toString() == "<1>");
  list.clear();
  CHECK(list.isEmpty());
}

void losesAllOfAKind() {
  SLList list = listOf(&kTwo, &kOne, &kTwo);
  list.insertBefore(&kSeven);
  list.firstEntry();
  list.increment();
  CHECK(list.removeAll(&kTwo) == 2);
  CHECK(list.getEntry() == &kOne);
  CHECK(list.toString() == "<1, 7>");
  CHECK(list.removeAll(&kThree) == 0);
  CHECK(list.removeAll(&kSeven) == 1);
  CHECK(list.toString() == "<1>");
}

void isCompared() {
  SLList list = listOf(&kOne, &kTwo, &kThree), same = listOf(&kOne, &kTwo, &kThree);
  CHECK(list == same);
  same.firstEntry();
  CHECK(list == same);
  same.removeEntry();
  CHECK(!(list == same));
  SLList copy(same);
  CHECK(copy == same);
  CHECK(copy.getEntry() == &kTwo);
}

}  // namespace

int main() {
  growsAtTheCursor();
  setsItsEntries();
  losesItsEntries();
  losesAllOfAKind();
  isCompared();
  return checked();
}
