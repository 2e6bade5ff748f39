#include "../../check.h"
#include "counter.h"

namespace {

void testOfSaturation() {
  Counter counter(3);
  CHECK(counter.value() == 0);
  CHECK(counter.isAtLow());
  for (int i = 0; i < 5; ++i)
    counter.increment();
  CHECK(counter.value() == 3);
  CHECK(counter.isAtHigh());
  counter.decrement();
  CHECK(counter.value() == 2);
  CHECK(!counter.isAtHigh());
  counter.add(-7);
  CHECK(counter.value() == 0);
  counter.decrement();
  CHECK(counter.isAtLow());
  counter.add(2);
  CHECK(counter.value() == 2);
  counter.add(100);
  CHECK(counter.value() == 3);
  CHECK(counter.laps() == 0);
}

void testOfWrapping() {
  Counter months(1, 12, CounterRule::Wrap);
  CHECK(months.low() == 1);
  CHECK(months.high() == 12);
  for (int i = 0; i < 14; ++i)
    months.increment();
  CHECK(months.value() == 3);
  CHECK(months.laps() == 1);
  months.add(24);
  CHECK(months.value() == 3);
  CHECK(months.laps() == 3);
  months.add(-4);
  CHECK(months.value() == 11);
  CHECK(months.laps() == 2);
  months.set(1);
  months.decrement();
  CHECK(months.value() == 12);
  CHECK(months.laps() == 1);
  months.reset();
  CHECK(months.value() == 1);
  CHECK(months.laps() == 0);
}

void testOfSetting() {
  Counter degrees(-20, 40, CounterRule::Saturate);
  CHECK(degrees.value() == -20);
  for (int t = -20; t <= 40; t += 15) {
    degrees.set(t);
    CHECK(degrees.value() == t);
  }
  CHECK(degrees.isAtHigh());
  CHECK_THROWS(std::out_of_range, degrees.set(41));
  CHECK_THROWS(std::out_of_range, degrees.set(-100));
  CHECK(degrees.value() == 40);
  degrees.reset();
  CHECK(degrees.isAtLow());
}

void testOfEquality() {
  Counter one(0, 9, CounterRule::Wrap), other(0, 9, CounterRule::Wrap);
  CHECK(one == other);
  one.add(5);
  CHECK(!(one == other));
  other.set(5);
  CHECK(one == other);
}

}  // namespace

int main() {
  testOfSaturation();
  testOfWrapping();
  testOfSetting();
  testOfEquality();
  return checked();
}
