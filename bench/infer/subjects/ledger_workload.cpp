#include "ledger.h"

#include "workload.h"

int main(int argc, char **argv) {
  Workload w(argc, argv);
  while (w.more()) {
    Ledger ledger;
    for (int n = w.between(8, 35); n > 0 && w.more(); --n) {
      int dice = w.between(0, 99), number = w.between(100, 106);
      try {
        if (dice < 25)
          ledger.open(number, w.word(3, 8), 50 * w.between(0, 6));
        else if (dice < 45)
          ledger.deposit(number, w.between(1, 400));
        else if (dice < 65)
          ledger.withdraw(number, w.between(1, 300));
        else if (dice < 72)
          ledger.close(number);
        else if (dice < 85)
          ledger.balance(number);
        else if (dice < 94)
          ledger.has(number);
        else
          ledger.sum();
      } catch (const std::logic_error &) {
      }
    }
  }
}
