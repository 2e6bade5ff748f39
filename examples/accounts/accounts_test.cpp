#include "accounts.h"

#include <gtest/gtest.h>

#include <memory>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

using bank::Account;
using bank::Bank;
using bank::Status;

TEST(AccountTest, StartsOpenAndEmpty) {
  Bank bank("Savings");
  Account account(bank, "Ada");
  EXPECT_EQ(account.owner(), "Ada");
  EXPECT_EQ(account.balance(), 0);
  EXPECT_EQ(account.status(), Status::Open);
  EXPECT_TRUE(account.history().empty());
  EXPECT_TRUE(account.hasBank());
}

TEST(AccountTest, StartsWithItsFirstDeposit) {
  Bank bank("Savings");
  for (long first : {1L, 2L, 10L, 500L, Account::kLimit}) {
    Account account(bank, "Ada", first);
    EXPECT_EQ(account.balance(), first);
    EXPECT_EQ(account.history(), std::vector<long>{first});
  }
}

TEST(AccountTest, RefusesWrongOwnersAndDeposits) {
  Bank bank("Savings");
  EXPECT_THROW(Account(bank, ""), std::invalid_argument);
  EXPECT_THROW(Account(bank, "a\nb"), std::invalid_argument);
  EXPECT_THROW(Account(bank, "Ada", -1), std::invalid_argument);
  EXPECT_THROW(Account(bank, "Ada", Account::kLimit + 1), std::invalid_argument);
  EXPECT_EQ(bank.accountCount(), 0u);
}

TEST(AccountTest, KnowsValidOwners) {
  EXPECT_TRUE(Account::isValidOwner("Ada Lovelace 2"));
  EXPECT_TRUE(Account::isValidOwner(std::string(40, 'x')));
  EXPECT_FALSE(Account::isValidOwner(std::string(41, 'x')));
  EXPECT_FALSE(Account::isValidOwner(""));
  EXPECT_FALSE(Account::isValidOwner("<Ada>"));
}

TEST(AccountTest, DepositAddsToBalanceAndHistory) {
  Bank bank("Savings");
  Account account(bank, "Grace");
  long expected = 0;
  for (long amount : {1L, 7L, 100L, 2L, 3000L, 45L, 12L}) {
    EXPECT_TRUE(account.deposit(amount));
    expected += amount;
    EXPECT_EQ(account.balance(), expected);
    EXPECT_EQ(account.history().back(), amount);
  }
  EXPECT_EQ(account.history().size(), 7u);
}

TEST(AccountTest, DepositKeepsToTheLimit) {
  Bank bank("Savings");
  Account account(bank, "Grace", Account::kLimit - 5);
  EXPECT_FALSE(account.deposit(6));
  EXPECT_TRUE(account.deposit(5));
  EXPECT_FALSE(account.deposit(1));
  EXPECT_THROW(account.deposit(0), std::invalid_argument);
  EXPECT_THROW(account.deposit(-20), std::invalid_argument);
  EXPECT_THROW(account.deposit(Account::kLimit + 1), std::invalid_argument);
  EXPECT_EQ(account.balance(), Account::kLimit);
}

TEST(AccountTest, DepositOfSeveralAmountsIsAllOrNothing) {
  Bank bank("Savings");
  Account account(bank, "Grace");
  EXPECT_TRUE(account.deposit(std::vector<long>{}));
  EXPECT_TRUE(account.deposit(std::vector<long>{4, 5, 6}));
  EXPECT_EQ(account.balance(), 15);
  EXPECT_FALSE(account.deposit(std::vector<long>{1, Account::kLimit}));
  EXPECT_THROW(account.deposit(std::vector<long>{1, 0}), std::invalid_argument);
  EXPECT_EQ(account.balance(), 15);
  account.freeze();
  EXPECT_FALSE(account.deposit(std::vector<long>{3}));
  EXPECT_EQ(account.history(), (std::vector<long>{4, 5, 6}));
}

TEST(AccountTest, WithdrawTakesAmountAndFee) {
  Bank bank("Savings", 2);
  Account account(bank, "Linus", 100);
  EXPECT_TRUE(account.withdraw(20));
  EXPECT_EQ(account.balance(), 78);
  EXPECT_TRUE(account.withdraw(1));
  EXPECT_EQ(account.balance(), 75);
  EXPECT_TRUE(account.withdraw(73));
  EXPECT_EQ(account.balance(), 0);
  EXPECT_EQ(account.history(), (std::vector<long>{100, -22, -3, -75}));
}

TEST(AccountTest, WithdrawLeavesAnAccountThatHoldsTooLittle) {
  Bank bank("Savings");
  Account account(bank, "Linus", 30);
  EXPECT_FALSE(account.withdraw(31));
  EXPECT_FALSE(account.withdraw(Account::kLimit));
  EXPECT_THROW(account.withdraw(0), std::invalid_argument);
  EXPECT_THROW(account.withdraw(-4), std::invalid_argument);
  EXPECT_EQ(account.balance(), 30);
  EXPECT_EQ(account.history().size(), 1u);
}

TEST(AccountTest, WithdrawOfEverythingWhereThereIsNoFee) {
  Bank bank("Free", 0);
  for (long all : {1L, 8L, 250L}) {
    Account account(bank, "Linus", all);
    EXPECT_TRUE(account.withdraw(all));
    EXPECT_EQ(account.balance(), 0);
  }
}

TEST(AccountTest, FrozenAccountDoesNotMove) {
  Bank bank("Savings");
  Account account(bank, "Edsger", 60);
  account.thaw();
  account.freeze();
  account.freeze();
  EXPECT_EQ(account.status(), Status::Frozen);
  EXPECT_FALSE(account.deposit(5));
  EXPECT_FALSE(account.withdraw(5));
  EXPECT_FALSE(account.close());
  account.thaw();
  EXPECT_TRUE(account.deposit(5));
  EXPECT_EQ(account.balance(), 65);
}

TEST(AccountTest, OnlyAnEmptyAccountCloses) {
  Bank bank("Savings");
  Account account(bank, "Edsger", 11);
  EXPECT_FALSE(account.close());
  EXPECT_TRUE(account.withdraw(10));
  EXPECT_TRUE(account.close());
  EXPECT_EQ(account.status(), Status::Closed);
  EXPECT_FALSE(account.close());
  EXPECT_FALSE(account.deposit(5));
  EXPECT_FALSE(account.withdraw(5));
  account.freeze();
  account.thaw();
  EXPECT_EQ(account.status(), Status::Closed);
}

TEST(BankTest, RefusesWrongNamesAndFees) {
  EXPECT_THROW(Bank(""), std::invalid_argument);
  EXPECT_THROW(Bank("Savings", -1), std::invalid_argument);
  EXPECT_THROW(Bank("Savings", 101), std::invalid_argument);
  EXPECT_EQ(Bank("Savings").fee(), 1);
  EXPECT_EQ(Bank("Savings", 100).fee(), 100);
  EXPECT_EQ(Bank("North").name(), "North");
}

TEST(BankTest, KnowsItsAccounts) {
  Bank bank("Savings");
  EXPECT_EQ(bank.find("Ada"), nullptr);
  EXPECT_EQ(bank.total(), 0);
  Account ada(bank, "Ada", 40);
  {
    Account grace(bank, "Grace", 2);
    EXPECT_EQ(bank.accountCount(), 2u);
    EXPECT_EQ(bank.find("Grace"), &grace);
    EXPECT_EQ(bank.total(), 42);
  }
  EXPECT_EQ(bank.accountCount(), 1u);
  EXPECT_EQ(bank.find("Grace"), nullptr);
  EXPECT_EQ(bank.find("Ada"), &ada);
}

TEST(BankTest, AccountsOutliveTheirBank) {
  auto bank = std::make_unique<Bank>("Short", 3);
  Account account(*bank, "Ada", 9);
  bank.reset();
  EXPECT_FALSE(account.hasBank());
  EXPECT_TRUE(account.withdraw(9));
  EXPECT_EQ(account.balance(), 0);
}

TEST(BankTest, TransferMovesMoneyAndTakesTheFee) {
  Bank bank("Savings", 5);
  Account ada(bank, "Ada", 1000);
  Account grace(bank, "Grace");
  EXPECT_TRUE(bank.transfer(ada, grace, 200));
  EXPECT_EQ(ada.balance(), 795);
  EXPECT_EQ(grace.balance(), 200);
  EXPECT_TRUE(bank.transfer(grace, ada, 195));
  EXPECT_EQ(grace.balance(), 0);
  EXPECT_EQ(ada.balance(), 990);
  EXPECT_EQ(bank.total(), 990);
}

TEST(BankTest, TransferThatCannotBeDoneChangesNothing) {
  Bank bank("Savings");
  Bank other("Other");
  Account ada(bank, "Ada", 100);
  Account grace(bank, "Grace", Account::kLimit);
  Account far(other, "Far", 100);
  EXPECT_FALSE(bank.transfer(ada, grace, 1));
  EXPECT_FALSE(bank.transfer(ada, ada, 10));
  EXPECT_FALSE(bank.transfer(ada, far, 10));
  EXPECT_FALSE(bank.transfer(far, ada, 10));
  EXPECT_FALSE(other.transfer(far, far, 100));
  EXPECT_THROW(bank.transfer(grace, ada, 0), std::invalid_argument);
  grace.freeze();
  EXPECT_FALSE(bank.transfer(grace, ada, 10));
  EXPECT_EQ(ada.balance(), 100);
  EXPECT_EQ(far.balance(), 100);
}

TEST(BankTest, BalanceIsTheSumOfTheHistory) {
  Bank bank("Savings", 1);
  Account ada(bank, "Ada", 300);
  Account grace(bank, "Grace", 20);
  bank.transfer(ada, grace, 50);
  ada.withdraw(17);
  grace.deposit(33);
  bank.transfer(grace, ada, 90);
  for (const Account *account : {&ada, &grace}) {
    const std::vector<long> &moves = account->history();
    EXPECT_EQ(account->balance(), std::accumulate(moves.begin(), moves.end(), 0L));
  }
}
