#include "../../check.h"
#include "sorted_int_list.h"

#include <stdexcept>

namespace {

void testOfInsertion() {
  SortedIntList list;
  CHECK(list.isEmpty());
  for (int i = 0; i < 10; ++i)
    list.insert(i * 7 % 10);
  CHECK(list.size() == 10);
  for (int i = 0; i < 10; ++i)
    CHECK(list.at(i) == i);
  list.insert(4);
  list.insert(-3);
  CHECK(list.toVector() == std::vector<int>{-3, 0, 1, 2, 3, 4, 4, 5, 6, 7, 8, 9});
  CHECK(list.least() == -3);
  CHECK(!list.isEmpty());
  CHECK_THROWS(std::out_of_range, list.at(12));
  CHECK_THROWS(std::out_of_range, list.at(-1));
}

void testOfSearch() {
  SortedIntList list(std::vector<int>{31, 5, 18, 5, 77, 5});
  CHECK(list.contains(5));
  CHECK(list.contains(77));
  CHECK(!list.contains(6));
  CHECK(!list.contains(100));
  CHECK(list.count(5) == 3);
  CHECK(list.count(18) == 1);
  CHECK(list.count(0) == 0);
  CHECK(!SortedIntList().contains(1));
  CHECK(list.sum() == 141);
  CHECK(SortedIntList().sum() == 0);
}

void testOfRemoval() {
  SortedIntList list(std::vector<int>{2, 9, 2, 4, 2, 9});
  CHECK(list.removeOne(9));
  CHECK(list.count(9) == 1);
  CHECK(!list.removeOne(3));
  CHECK(list.removeAll(2) == 3);
  CHECK(list.removeAll(2) == 0);
  CHECK(list.toVector() == std::vector<int>{4, 9});
  CHECK(list.least() == 4);
}

void testOfMerging() {
  SortedIntList odd(std::vector<int>{1, 3, 5}), even(std::vector<int>{2, 4, 6, 8});
  odd.merge(even);
  CHECK(odd.toVector() == std::vector<int>{1, 2, 3, 4, 5, 6, 8});
  CHECK(even.size() == 4);
  odd.merge(SortedIntList());
  CHECK(odd.size() == 7);
  SortedIntList list;
  list.merge(even);
  CHECK(list.equals(&even));
  list.merge(odd);
  CHECK(list.size() == 11);
  CHECK(list.count(4) == 2);
}

void testOfEquality() {
  SortedIntList one(std::vector<int>{3, 1, 2}), other(std::vector<int>{1, 2, 3});
  CHECK(one.equals(&other));
  CHECK(one.equals(&one));
  other.insert(2);
  CHECK(!one.equals(&other));
  other.removeOne(3);
  CHECK(!one.equals(&other));
}

}  // namespace

int main() {
  testOfInsertion();
  testOfSearch();
  testOfRemoval();
  testOfMerging();
  testOfEquality();
  return checked();
}
