#include <catch2/catch.hpp>
#include <stock/shelf.h>

using catalog::Article;
using money::Amount;
using stock::Shelf;

namespace {

Shelf lamps(int capacity = 20) { return Shelf(Article("lamp", Amount(2990)), capacity); }
Shelf desks(int capacity) { return Shelf(Article("desk", Amount(14900)), capacity); }
Shelf pens(int capacity) { return Shelf(Article("pen", Amount(95)), capacity); }

}  // namespace

TEST_CASE("a delivery stops at the capacity") {
  Shelf shelf = lamps();
  REQUIRE(shelf.deliver(12) == 12);
  REQUIRE(shelf.deliver(12) == 8);
  REQUIRE(shelf.deliver(1) == 0);
  REQUIRE(shelf.pieces() == 20);
  REQUIRE(shelf.value().cents() == 20 * 2990);
}

TEST_CASE("only what is available can be reserved") {
  Shelf shelf = lamps();
  shelf.deliver(10);
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
  Shelf shelf = desks(50);
  shelf.deliver(30);
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
  Shelf shelf = pens(40);
  shelf.deliver(15);
  shelf.reserve(4);
  REQUIRE(shelf.writeOff(3) == 3);
  REQUIRE(shelf.writeOff(0) == 0);
  REQUIRE(shelf.available() == 8);
  Shelf other = pens(5);
  other.deliver(5);
  REQUIRE(other.writeOff(9) == 5);
  REQUIRE(other.writeOff(2) == 0);
}

TEST_CASE("a shelf has a sensible size") {
  REQUIRE_THROWS_AS(lamps(0), std::invalid_argument);
  REQUIRE_THROWS_AS(lamps(10001), std::invalid_argument);
}
