#include "../bank_account.h"

int main() {
  BankAccount account(1);
  account.deposit(500000000);
  account.payInterest(5);
}
