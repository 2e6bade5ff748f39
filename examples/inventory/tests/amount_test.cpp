#include <catch2/catch.hpp>
#include <money/amount.h>

using money::Amount;

TEST_CASE("amounts add up") {
  REQUIRE(Amount(250).plus(Amount(199)).cents() == 449);
  REQUIRE(Amount().plus(Amount(5)).cents() == 5);
  REQUIRE(Amount(120).times(3).cents() == 360);
}

TEST_CASE("no amount is negative or beyond all measure") {
  REQUIRE_THROWS_AS(Amount(-1), std::invalid_argument);
  REQUIRE_THROWS_AS(Amount(Amount::kMost).plus(Amount(1)), std::invalid_argument);
}
