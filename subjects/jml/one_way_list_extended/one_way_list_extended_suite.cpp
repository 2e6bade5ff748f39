#include "one_way_list_extended.h"

#include "../../check.h"

#include <vector>

namespace {

const EowlIntItem kTen(10), kTwenty(20), kThirty(30), kForty(40);

void startsEmpty() {
  OneWayListExtended list;
  CHECK(list.length() == 0);
  CHECK(list.isOffEnd());
  CHECK(list.toString() == "<>");
  CHECK(!list.contains(&kTen));
}

void growsAtBothEnds() {
  OneWayListExtended list;
  list.append(&kTwenty);
  list.append(&kThirty);
  list.insertFirst(&kTen);
  list.append(&kForty);
  CHECK(list.length() == 4);
  CHECK(list.toString() == "<10, 20, 30, 40>");
  CHECK(list.isOffEnd());
  CHECK(list.entryAt(0) == &kTen);
  CHECK(list.entryAt(3) == &kForty);
  CHECK_THROWS(std::out_of_range, list.entryAt(4));
  CHECK_THROWS(std::out_of_range, list.entryAt(-1));
  CHECK(list.contains(&kThirty));
  EowlIntItem alike(30);
  CHECK(!list.contains(&alike));
}

void keepsItsCursor() {
  OneWayListExtended list;
  list.append(&kTen);
  list.append(&kTwenty);
  list.firstEntry();
  CHECK(list.getEntry() == &kTen);
  list.insertFirst(&kThirty);
  CHECK(list.getEntry() == &kTen);
  list.increment();
  CHECK(list.getEntry() == &kTwenty);
  list.append(&kForty);
  list.increment();
  CHECK(list.getEntry() == &kForty);
  list.removeLast();
  CHECK(list.isOffEnd());
  CHECK(list.toString() == "<30, 10, 20>");
}

void isEmptiedFromTheEnd() {
  std::vector<EowlIntItem> numbers;
  for (int i = 0; i < 8; ++i)
    numbers.emplace_back(i * i);
  OneWayListExtended list;
  for (const EowlIntItem &number : numbers)
    list.append(&number);
  CHECK(list.length() == 8);
  int sum = 0;
  for (list.firstEntry(); !list.isOffEnd(); list.increment())
    sum += std::stoi(list.getEntry()->toString());
  CHECK(sum == 140);
  for (int left = 7; left >= 0; --left) {
    list.removeLast();
    CHECK(list.length() == left);
  }
  CHECK(list.toString() == "<>");
}

}  // namespace

int main() {
  startsEmpty();
  growsAtBothEnds();
  keepsItsCursor();
  isEmptiedFromTheEnd();
  return checked();
}
