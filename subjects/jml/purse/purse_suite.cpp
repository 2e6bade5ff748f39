#include "../../check.h"
#include "purse.h"

namespace {

void testOfANewPurse() {
  Purse purse;
  CHECK(purse.balance() == 0);
  CHECK(purse.maximum() == 15000);
  CHECK(!purse.isOpen());
  CHECK(purse.open("0000"));
  Purse small(200, "4711");
  CHECK(small.maximum() == 200);
  CHECK_THROWS(std::invalid_argument, Purse(100, "12x4"));
  CHECK_THROWS(std::invalid_argument, Purse(100, ""));
}

void testOfPaying() {
  Purse purse(5000, "1234");
  purse.credit(3000);
  purse.credit(0);
  purse.credit(1500);
  CHECK(purse.balance() == 4500);
  CHECK_THROWS(std::overflow_error, purse.credit(501));
  CHECK_THROWS(std::logic_error, purse.debit(10));
  CHECK(purse.open("1234"));
  for (int price = 100; price <= 500; price += 100)
    purse.debit(price);
  CHECK(purse.balance() == 3000);
  CHECK_THROWS(std::underflow_error, purse.debit(3001));
  purse.debit(3000);
  CHECK(purse.balance() == 0);
  purse.lock();
  CHECK(!purse.isOpen());
}

void testOfThePin() {
  Purse purse(1000, "2580");
  CHECK(purse.triesLeft() == Purse::kTries);
  CHECK(!purse.open("2581"));
  CHECK(!purse.open("0852"));
  CHECK(purse.triesLeft() == 1);
  CHECK(purse.open("2580"));
  CHECK(purse.isOpen());
  CHECK(purse.triesLeft() == 3);
  purse.changePin("7777");
  purse.lock();
  CHECK_THROWS(std::logic_error, purse.changePin("2580"));
  CHECK(!purse.open("2580"));
  CHECK(purse.open("7777"));
  CHECK_THROWS(std::invalid_argument, purse.changePin("77777"));
  for (int i = 0; i < 3; ++i)
    purse.open("1111");
  CHECK(purse.triesLeft() == 0);
  CHECK(!purse.open("7777"));
}

void testOfTwoPurses() {
  Purse mine(1000, "1111"), yours(300, "2222");
  mine.credit(800);
  mine.open("1111");
  mine.payInto(yours, 250);
  CHECK(mine.balance() == 550);
  CHECK(yours.balance() == 250);
  CHECK_THROWS(std::overflow_error, mine.payInto(yours, 51));
  CHECK_THROWS(std::underflow_error, mine.payInto(yours, 600));
  CHECK_THROWS(std::logic_error, yours.payInto(mine, 1));
  CHECK(mine.balance() == 550);
  yours.open("2222");
  yours.payInto(mine, 200);
  CHECK(mine.balance() == 750);
}

}  // namespace

int main() {
  testOfANewPurse();
  testOfPaying();
  testOfThePin();
  testOfTwoPurses();
  return checked();
}
