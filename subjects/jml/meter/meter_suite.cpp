#include "../../check.h"
#include "meter.h"

namespace {

void testOfANewMeter() {
  Meter meter;
  CHECK(meter.limit() == Meter::kUsualLimit);
  CHECK(meter.reading() == 0);
  CHECK(!meter.isFull());
  Meter small(50);
  CHECK(small.limit() == 50);
  CHECK(small.remaining() == 50);
}

void testOfAHousehold() {
  Meter water(1000);
  for (int day = 1; day <= 30; ++day)
    water.advance(day % 7 + 5);
  CHECK(water.reading() == 237);
  CHECK(water.remaining() == 763);
  water.mark();
  CHECK(water.sinceMark() == 0);
  for (int day = 1; day <= 10; ++day)
    water.advance(12);
  CHECK(water.sinceMark() == 120);
  water.step();
  CHECK(water.reading() == 358);
  water.mark();
  water.step();
  CHECK(water.sinceMark() == 1);
}

void testOfTheLimit() {
  Meter meter(10);
  CHECK(meter.advanceAtMost(4) == 4);
  CHECK(meter.advanceAtMost(0) == 0);
  CHECK_THROWS(std::overflow_error, meter.advance(7));
  CHECK(meter.reading() == 4);
  meter.advance(5);
  CHECK(!meter.isFull());
  CHECK(meter.advanceAtMost(3) == 1);
  CHECK(meter.isFull());
  CHECK(meter.advanceAtMost(3) == 0);
  CHECK(meter.remaining() == 0);
}

void testOfEquality() {
  Meter one(20), other(20);
  CHECK(one == other);
  one.advance(3);
  CHECK(!(one == other));
  other.advance(2);
  other.step();
  CHECK(one == other);
  other.mark();
  CHECK(!(one == other));
}

}  // namespace

int main() {
  testOfANewMeter();
  testOfAHousehold();
  testOfTheLimit();
  testOfEquality();
  return checked();
}
