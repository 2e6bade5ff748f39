#include "../../check.h"
#include "bank_account.h"

namespace {

void testOfMoneyInAndOut() {
  BankAccount account(1201);
  CHECK(account.number() == 1201);
  CHECK(account.balance() == 0);
  account.deposit(50000);
  account.deposit(2550);
  account.withdraw(12000);
  CHECK(account.balance() == 40550);
  CHECK(account.available() == 40550);
  account.withdraw(40550);
  CHECK(account.balance() == 0);
  CHECK_THROWS(InsufficientFunds, account.withdraw(1));
  CHECK_THROWS(std::overflow_error, account.deposit(BankAccount::kMaximum + 1));
  CHECK(account.historySize() == 4);
}

void testOfOverdrafts() {
  BankAccount account(7, 10000);
  CHECK(account.available() == 10000);
  account.withdraw(9000);
  CHECK(account.balance() == -9000);
  CHECK_THROWS(InsufficientFunds, account.withdraw(2000));
  CHECK_THROWS(std::invalid_argument, account.setOverdraftLimit(5000));
  account.deposit(6000);
  account.setOverdraftLimit(5000);
  CHECK(account.available() == 2000);
  CHECK(account.payInterest(3) == 0);
  account.deposit(4000);
  account.setOverdraftLimit(0);
  CHECK(account.available() == 1000);
}

void testOfTransfers() {
  BankAccount mine(1), yours(2, 500);
  mine.deposit(3000);
  mine.transferTo(yours, 1200);
  CHECK(mine.balance() == 1800);
  CHECK(yours.balance() == 1200);
  yours.transferTo(mine, 1700);
  CHECK(yours.balance() == -500);
  CHECK(mine.balance() == 3500);
  CHECK_THROWS(InsufficientFunds, yours.transferTo(mine, 1));
  for (int i = 1; i <= 5; ++i)
    mine.transferTo(yours, i * 100);
  CHECK(mine.balance() == 2000);
  CHECK(yours.balance() == 1000);
  CHECK(yours.historySize() == 7);
}

void testOfInterest() {
  BankAccount account(33);
  account.deposit(100000);
  CHECK(account.payInterest(3) == 3000);
  CHECK(account.balance() == 103000);
  CHECK(account.payInterest(0) == 0);
  CHECK(account.payInterest(1) == 1030);
  CHECK(account.historySize() == 3);
  CHECK(account.changeAt(0) == 100000);
  CHECK(account.changeAt(1) == 3000);
  CHECK(account.changeAt(2) == 1030);
  CHECK_THROWS(std::out_of_range, account.changeAt(3));
}

void testOfEquality() {
  BankAccount one(5, 100), same(5, 100), other(6, 100);
  CHECK(one.equals(&one));
  CHECK(one.equals(&same));
  CHECK(!one.equals(&other));
  one.deposit(10);
  CHECK(!one.equals(&same));
  same.deposit(4);
  same.deposit(6);
  CHECK(one.equals(&same));
}

}  // namespace

int main() {
  testOfMoneyInAndOut();
  testOfOverdrafts();
  testOfTransfers();
  testOfInterest();
  testOfEquality();
  return checked();
}
