#include "nested_call.h"

#include "plain_test.hpp"

TEST(Till, PaysWhatIsAskedFor) {
  for (unsigned cents = 1; cents < 200; cents += 3) {
    Till till;
    till.pay(cents);
    EXPECT_EQ(till.cents(), 5000 - cents);
  }
}

TEST(Till, ClosesWithWhatWasReserved) {
  for (unsigned cents = 5; cents < 100; cents += 5) {
    Till till;
    till.reserve(cents);
    till.close();
    EXPECT_EQ(till.cents(), 5000 - cents);
  }
}
