#include "one_way_list.h"

#include "../../check.h"

namespace {

const OwlIntItem kOne(1), kTwo(2), kThree(3), kFour(4), kMinusFive(-5);

void startsEmpty() {
  OneWayList list;
  CHECK(list.isOffFront());
  CHECK(!list.isOffEnd());
  CHECK(list.toString() == "<>");
  list.firstEntry();
  CHECK(!list.isOffFront());
  CHECK(list.isOffEnd());
}

void isFilledAroundTheCursor() {
  OneWayList list;
  list.insertAfter(&kThree);
  list.insertAfter(&kOne);
  CHECK(list.isOffFront());
  CHECK(list.toString() == "<1, 3>");
  list.firstEntry();
  CHECK(list.getEntry() == &kOne);
  list.insertAfter(&kTwo);
  CHECK(list.getEntry() == &kOne);
  CHECK(list.toString() == "<1, 2, 3>");
  list.increment();
  CHECK(list.getEntry() == &kTwo);
  list.increment();
  list.insertBefore(&kMinusFive);
  CHECK(list.getEntry() == &kThree);
  list.increment();
  CHECK(list.isOffEnd());
  list.insertBefore(&kFour);
  CHECK(list.isOffEnd());
  CHECK(list.toString() == "<1, 2, -5, 3, 4>");
}

void isWalked() {
  const OwlIntItem squares[] = {OwlIntItem(16), OwlIntItem(9), OwlIntItem(4), OwlIntItem(1), OwlIntItem(0)};
  OneWayList list;
  for (const OwlIntItem &square : squares)
    list.insertAfter(&square);
  int sum = 0, count = 0;
  for (list.firstEntry(); !list.isOffEnd(); list.increment()) {
    CHECK(!list.isOffFront());
    sum += std::stoi(list.getEntry()->toString());
    ++count;
  }
  CHECK(sum == 30);
  CHECK(count == 5);
  CHECK(list.toString() == "<0, 1, 4, 9, 16>");
}

void losesEntries() {
  OneWayList list;
  list.insertAfter(&kThree);
  list.insertAfter(&kTwo);
  list.insertAfter(&kTwo);
  list.insertAfter(&kOne);
  list.firstEntry();
  list.removeEntry();
  CHECK(list.getEntry() == &kTwo);
  CHECK(list.toString() == "<2, 2, 3>");
  list.increment();
  list.removeEntry();
  CHECK(list.getEntry() == &kThree);
  list.removeEntry();
  CHECK(list.isOffEnd());
  CHECK(list.toString() == "<2>");
}

void isCopied() {
  OneWayList list;
  list.insertAfter(&kTwo);
  list.insertAfter(&kOne);
  list.firstEntry();
  OneWayList copy(list);
  CHECK(copy.getEntry() == &kOne);
  copy.removeEntry();
  CHECK(copy.toString() == "<2>");
  CHECK(list.toString() == "<1, 2>");
}

}  // namespace

int main() {
  startsEmpty();
  isFilledAroundTheCursor();
  isWalked();
  losesEntries();
  isCopied();
  return checked();
}
