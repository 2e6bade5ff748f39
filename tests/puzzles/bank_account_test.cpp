#include "bank_account.h"

#include "plain_test.hpp"

#include <cstdint>

using bank::Account;
using bank::Entry;

TEST(Account, StartsEmpty) {
  for (const char *owner : {"Ann", "B", "somebody with a rather long name"}) {
    Account account(owner);
    EXPECT_EQ(account.owner(), owner);
    EXPECT_EQ(account.balance(), 0);
    EXPECT_TRUE(account.history().empty());
  }
  EXPECT_THROW(Account(""), std::invalid_argument);
}

TEST(Account, TakesDeposits) {
  Account account("Ann");
  std::int64_t sum = 0;
  for (std::int64_t amount : {std::int64_t(1), std::int64_t(250), std::int64_t(99), std::int64_t(1) << 40}) {
    account.deposit(amount);
    sum += amount;
    EXPECT_EQ(account.balance(), sum);
    EXPECT_EQ(account.history().back().amount, amount);
    EXPECT_EQ(account.history().back().kind, Entry::Kind::Deposit);
  }
  EXPECT_EQ(account.history().size(), 4u);
  EXPECT_THROW(account.deposit(INT64_MAX), std::overflow_error);
  for (std::int64_t amount : {std::int64_t(0), std::int64_t(-1), INT64_MIN})
    EXPECT_THROW(account.deposit(amount), std::invalid_argument);
  EXPECT_EQ(account.balance(), sum);
  EXPECT_EQ(account.history().size(), 4u);
}

TEST(Account, PaysOut) {
  Account account("Bob");
  EXPECT_THROW(account.withdraw(1), bank::NotEnough);
  account.deposit(100);
  for (std::int64_t amount : {30, 1, 68}) {
    account.withdraw(amount);
    EXPECT_EQ(account.history().back().amount, amount);
    EXPECT_EQ(account.history().back().kind, Entry::Kind::Withdrawal);
    account.deposit(1);
  }
  EXPECT_EQ(account.balance(), 4);
  EXPECT_THROW(account.withdraw(5), bank::NotEnough);
  EXPECT_THROW(account.withdraw(INT64_MAX), bank::NotEnough);
  for (std::int64_t amount : {std::int64_t(0), std::int64_t(-7), INT64_MIN})
    EXPECT_THROW(account.withdraw(amount), std::invalid_argument);
  EXPECT_EQ(account.balance(), 4);
  account.withdraw(4);
  EXPECT_EQ(account.balance(), 0);
}

TEST(Account, Transfers) {
  Account from("Ann"), to("Bob");
  from.deposit(500);
  for (std::int64_t amount : {1, 200, 299}) {
    const std::int64_t sum = from.balance() + to.balance();
    from.transfer(amount, to);
    EXPECT_EQ(from.balance() + to.balance(), sum);
    EXPECT_EQ(from.history().back().kind, Entry::Kind::TransferOut);
    EXPECT_EQ(to.history().back().kind, Entry::Kind::TransferIn);
    EXPECT_EQ(to.history().back().amount, amount);
  }
  EXPECT_EQ(from.balance(), 0);
  EXPECT_EQ(to.balance(), 500);
  to.transfer(20, from);
  EXPECT_EQ(from.balance(), 20);
}

TEST(Account, TransfersAllOrNothing) {
  Account from("Ann"), to("Bob");
  from.deposit(10);
  to.deposit(INT64_MAX - 5);
  EXPECT_THROW(from.transfer(11, to), bank::NotEnough);
  EXPECT_THROW(from.transfer(6, to), std::overflow_error);
  EXPECT_THROW(from.transfer(0, to), std::invalid_argument);
  EXPECT_THROW(from.transfer(-1, to), std::invalid_argument);
  EXPECT_EQ(from.balance(), 10);
  EXPECT_EQ(to.balance(), INT64_MAX - 5);
  EXPECT_EQ(from.history().size(), 1u);
  EXPECT_EQ(to.history().size(), 1u);
  from.transfer(5, to);
  EXPECT_EQ(to.balance(), INT64_MAX);
}

TEST(Account, TransfersToItself) {
  Account account("Ann");
  account.deposit(INT64_MAX);
  account.transfer(INT64_MAX, account);
  EXPECT_EQ(account.balance(), INT64_MAX);
  account.transfer(3, account);
  EXPECT_EQ(account.balance(), INT64_MAX);
  EXPECT_EQ(account.history().size(), 5u);
}
