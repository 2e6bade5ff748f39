#include "array_of_bounded_ints.h"

#include "../../check.h"

namespace {

void startsWithTheLowerBound() {
  ArrayOfBoundedInts marks(5, 1, 6);
  CHECK(marks.length() == 5);
  CHECK(marks.lo() == 1);
  CHECK(marks.hi() == 6);
  for (int i = 0; i < marks.length(); ++i)
    CHECK(marks.get(i) == 1);
  CHECK(marks.sum() == 5);
}

void isSetWithinItsBounds() {
  ArrayOfBoundedInts marks(3, 1, 6);
  marks.set(0, 6);
  marks.set(1, 3);
  marks.set(2, 1);
  CHECK(marks.get(0) == 6);
  CHECK(marks.get(1) == 3);
  CHECK_THROWS(std::domain_error, marks.set(1, 7));
  CHECK_THROWS(std::domain_error, marks.set(2, 0));
  CHECK(marks.get(1) == 3);
  CHECK(marks.sum() == 10);
  marks.fill(4);
  CHECK(marks.sum() == 12);
  CHECK_THROWS(std::domain_error, marks.fill(-4));
  CHECK(marks.get(2) == 4);
}

void isAdjusted() {
  ArrayOfBoundedInts volume(2, 0, 100);
  CHECK(volume.adjust(0, 30) == 30);
  CHECK(volume.adjust(0, 50) == 80);
  CHECK(volume.adjust(0, 50) == 100);
  CHECK(volume.adjust(0, -45) == 55);
  CHECK(volume.adjust(1, -10) == 0);
  CHECK(volume.get(0) == 55);
}

void isSearchedAndSwapped() {
  ArrayOfBoundedInts array(4, -10, 10);
  for (int i = 0; i < 4; ++i)
    array.set(i, i * i);
  CHECK(array.indexOf(4) == 2);
  CHECK(array.indexOf(5) == -1);
  array.swapElements(0, 3);
  CHECK(array.get(0) == 9);
  CHECK(array.get(3) == 0);
  CHECK(array.indexOf(9) == 0);
}

void isCopiedAndCompared() {
  ArrayOfBoundedInts array(3, 0, 9), wider(3, 0, 10);
  CHECK(!(array == wider));
  ArrayOfBoundedInts copy = array;
  CHECK(copy == array);
  copy.set(1, 5);
  CHECK(!(copy == array));
  CHECK(array.get(1) == 0);
}

}  // namespace

int main() {
  startsWithTheLowerBound();
  isSetWithinItsBounds();
  isAdjusted();
  isSearchedAndSwapped();
  isCopiedAndCompared();
  return checked();
}
