#include "address_book.h"

#include "plain_test.hpp"

TEST(AddressBook, CountsWhatItIsGiven) {
  AddressBook book;
  book.add({"Ada", 36});
  book.add({"Bob", std::nullopt});
  book.addAll({});
  book.addAll({
      {"Cy", 1},
      {"Di", 2}
  });
  EXPECT_EQ(book.size(), 3u);
}

TEST(AddressBook, TakesValuesOfTheLibrary) {
  AddressBook book;
  book.tag("key", "note");
  book.tag("", nullptr);
  book.merge(
      {
          {"a", 1}
  },
      {1, 2});
  book.wait(std::chrono::seconds(1), {3, true});
  book.place({1.5, -2});
  book.reach({"x", "yz"});
  EXPECT_EQ(book.size(), 10u);
}
