#include <catch2/catch.hpp>
#include <stock/shelf.h>

using catalog::Article;
using money::Amount;
using stock::Shelf;

namespace {

Shelf lamps(int pieces) { return Shelf(Article("lamp", Amount(2990)), pieces); }
Shelf desks(int pieces) { return Shelf(Article("desk", Amount(14900)), pieces); }
Shelf pens(int pieces) { return Shelf(Article("pen", Amount(95)), pieces); }

}  // namespace

TEST_CASE("a delivery stops at the capacity") {
  Shelf shelf = pens(0);
  REQUIRE(shelf.deliver(9070) == 9070);
  REQUIRE(shelf.deliver(1200) == 930);
  REQUIRE(shelf.deliver(1) == 0);
  REQUIRE(shelf.pieces() == Shelf::kCapacity);
  REQUIRE(shelf.value().cents() == 10000 * 95);
}

TEST_CASE("only what is available can be reserved") {
  Shelf shelf = lamps(10);
  REQUIRE(shelf.reserve(7));
  REQUIRE_FALSE(shelf.reserve(4));
  REQUIRE(shelf.reserve(3));
  REQUIRE(shelf.available() == 0);
  shelf.release(2);
  REQUIRE(shelf.reserved() == 8);
  shelf.release(100);
  REQUIRE(shelf.available() == 10);
}

TEST_CASE("reserved pieces are shipped") {
  Shelf shelf = desks(30);
  shelf.reserve(9);
  REQUIRE(shelf.ship(5));
  REQUIRE(shelf.pieces() == 25);
  REQUIRE(shelf.reserved() == 4);
  REQUIRE_FALSE(shelf.ship(5));
  REQUIRE(shelf.ship(4));
  REQUIRE(shelf.available() == 21);
  REQUIRE(shelf.value().cents() == 21 * 14900);
}

TEST_CASE("broken pieces are written off") {
  Shelf shelf = lamps(15);
  shelf.reserve(4);
  REQUIRE(shelf.writeOff(3) == 3);
  REQUIRE(shelf.writeOff(0) == 0);
  REQUIRE(shelf.available() == 8);
  Shelf other = pens(5);
  REQUIRE(other.writeOff(9) == 5);
  REQUIRE(other.writeOff(2) == 0);
  REQUIRE(other.pieces() == 0);
}

TEST_CASE("a shelf holds what fits on it") {
  REQUIRE_THROWS_AS(lamps(-1), std::invalid_argument);
  REQUIRE_THROWS_AS(lamps(10001), std::invalid_argument);
}
